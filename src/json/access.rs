//! The implementation of serde's `Deserializer`. One type handles lists and objects, so that less code is generated.

use serde::{
    Deserializer,
    de::{DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor},
    forward_to_deserialize_any,
};

use super::{problem::Problem, reader::JsonReader};

/// The methods for several types that are read in the same way.
macro_rules! read_as {
    ($read:ident, $visit:ident: $($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
            visitor.$visit(self.$read()?)
        }
    )*};
}

impl<'de> Deserializer<'de> for &mut JsonReader<'_> {
    type Error = Problem;

    /// Reads a list, an object, a text, `true`, `false`, `null` or a whole number from 0 up. The few types that can be
    /// written in two forms need no more.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        match self.peek() {
            Some(b'[') => self.deserialize_seq(visitor),
            Some(b'{') => self.deserialize_map(visitor),
            Some(b'"') => self.deserialize_str(visitor),
            Some(b't' | b'f') => self.deserialize_bool(visitor),
            Some(b'n') if self.accept("null") => visitor.visit_unit(),
            _ => self.deserialize_u64(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_bool(self.boolean()?)
    }

    read_as! { number, visit_u64: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }
    read_as! { signed, visit_i64: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 }
    read_as! { string, visit_str: deserialize_char deserialize_str deserialize_string deserialize_identifier }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        if self.accept("null") { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Problem> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        self.open("[")?;
        let value = visitor.visit_seq(Entries { reader: self, first: true })?;
        self.close("]")?;
        Ok(value)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Problem> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Problem> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        self.open("{")?;
        let value = visitor.visit_map(Entries { reader: self, first: true })?;
        self.close("}")?;
        Ok(value)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Problem> {
        self.deserialize_map(visitor)
    }

    /// A variant: its name as a string, or an object with the name and the content.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Problem> {
        let is_unit = self.peek() == Some(b'"');
        if !is_unit {
            self.open("{")?;
        }
        let value = visitor.visit_enum(VariantName { reader: self, is_unit })?;
        if !is_unit {
            self.close("}")?;
        }
        Ok(value)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        self.skip()?;
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i128 u128 f32 f64 bytes byte_buf unit unit_struct }
}

/// The entries of a list or an object, one by one.
struct Entries<'r, 't> {
    reader: &'r mut JsonReader<'t>,
    first: bool,
}

impl Entries<'_, '_> {
    fn has_next(&mut self, bracket: u8) -> bool {
        let another = self.reader.has_next(self.first, bracket);
        self.first = false;
        another
    }
}

impl<'de> SeqAccess<'de> for Entries<'_, '_> {
    type Error = Problem;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Problem> {
        if self.has_next(b']') { seed.deserialize(&mut *self.reader).map(Some) } else { Ok(None) }
    }
}

impl<'de> MapAccess<'de> for Entries<'_, '_> {
    type Error = Problem;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Problem> {
        if self.has_next(b'}') { seed.deserialize(&mut *self.reader).map(Some) } else { Ok(None) }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Problem> {
        self.reader.expect_token(":")?;
        seed.deserialize(&mut *self.reader)
    }
}

/// The name of a variant.
struct VariantName<'r, 't> {
    reader: &'r mut JsonReader<'t>,
    /// Whether the variant has no content.
    is_unit: bool,
}

impl<'r, 't> VariantName<'r, 't> {
    /// The reader at the content, which is required.
    fn content(self) -> Result<&'r mut JsonReader<'t>, Problem> {
        if self.is_unit { Err(self.reader.missing_content()) } else { Ok(self.reader) }
    }
}

impl<'de> EnumAccess<'de> for VariantName<'_, '_> {
    type Error = Problem;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Problem> {
        let name = seed.deserialize(&mut *self.reader)?;
        if !self.is_unit {
            self.reader.expect_token(":")?;
        }
        Ok((name, self))
    }
}

impl<'de> VariantAccess<'de> for VariantName<'_, '_> {
    type Error = Problem;

    fn unit_variant(self) -> Result<(), Problem> {
        if self.is_unit { Ok(()) } else { self.reader.expect_value("null", "null") }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Problem> {
        seed.deserialize(self.content()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Problem> {
        self.content()?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Problem> {
        self.content()?.deserialize_map(visitor)
    }
}

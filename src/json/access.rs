//! The implementation of serde's `Deserializer`.
//!
//! One type handles everything within brackets, so that each type's reading is compiled only once.

use serde::{
    Deserializer,
    de::{DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor},
    forward_to_deserialize_any,
};

use super::{problem::Problem, reader::JsonReader};

impl<'de> Deserializer<'de> for &mut JsonReader<'_> {
    type Error = Problem;

    /// Our types always say what they expect, and none has floats, bytes or negative numbers.
    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Problem> {
        Err(self.other_kind("anything that is known here"))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_bool(self.truth()?)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_u64(self.number()?)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_u64(self.number()?)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_u64(self.number()?)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_u64(self.number()?)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_str(self.string()?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_str(self.string()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_str(self.string()?)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        visitor.visit_str(self.string()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        if self.pass("null") { visitor.visit_none() } else { visitor.visit_some(self) }
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
        let value = visitor.visit_seq(Inside { reader: self, first: true })?;
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
        let value = visitor.visit_map(Inside { reader: self, first: true })?;
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

    /// A variant: a word, or an object with the word and its content.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Problem> {
        let alone = self.peek() == Some(b'"');
        if !alone {
            self.open("{")?;
        }
        let value = visitor.visit_enum(VariantName { reader: self, alone })?;
        if !alone {
            self.close("}")?;
        }
        Ok(value)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Problem> {
        self.skip()?;
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i8 i16 i32 i64 i128 u128 f32 f64 bytes byte_buf unit unit_struct }
}

/// The entries of a list or an object, one by one.
struct Inside<'r, 't> {
    reader: &'r mut JsonReader<'t>,
    first: bool,
}

impl Inside<'_, '_> {
    fn another(&mut self, bracket: u8) -> bool {
        let another = self.reader.another(self.first, bracket);
        self.first = false;
        another
    }
}

impl<'de> SeqAccess<'de> for Inside<'_, '_> {
    type Error = Problem;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Problem> {
        if self.another(b']') { seed.deserialize(&mut *self.reader).map(Some) } else { Ok(None) }
    }
}

impl<'de> MapAccess<'de> for Inside<'_, '_> {
    type Error = Problem;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Problem> {
        if self.another(b'}') { seed.deserialize(&mut *self.reader).map(Some) } else { Ok(None) }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Problem> {
        self.reader.need(":")?;
        seed.deserialize(&mut *self.reader)
    }
}

/// The name of a variant.
struct VariantName<'r, 't> {
    reader: &'r mut JsonReader<'t>,
    /// Whether it is a word without content.
    alone: bool,
}

impl<'r, 't> VariantName<'r, 't> {
    /// Its content, which is required.
    fn more(self) -> Result<&'r mut JsonReader<'t>, Problem> {
        if self.alone { Err(self.reader.alone()) } else { Ok(self.reader) }
    }
}

impl<'de> EnumAccess<'de> for VariantName<'_, '_> {
    type Error = Problem;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Problem> {
        let word = seed.deserialize(&mut *self.reader)?;
        if !self.alone {
            self.reader.need(":")?;
        }
        Ok((word, self))
    }
}

impl<'de> VariantAccess<'de> for VariantName<'_, '_> {
    type Error = Problem;

    fn unit_variant(self) -> Result<(), Problem> {
        if self.alone { Ok(()) } else { self.reader.need_value("null", "null") }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Problem> {
        seed.deserialize(self.more()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Problem> {
        self.more()?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Problem> {
        self.more()?.deserialize_map(visitor)
    }
}

//! The database of the journal: an IndexedDB with one store and a row for each key.
//!
//! The journal needs only a small part of IndexedDB. Crates for IndexedDB would bring thousands of lines for the rest.

use std::rc::Rc;

use js_sys::{Array, Object, Promise, Reflect, futures::JsFuture};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{
    IdbDatabase, IdbIndex, IdbKeyRange, IdbObjectStore, IdbObjectStoreParameters, IdbOpenDbRequest,
    IdbRequest,
};

use crate::{
    browser::optional::{Database as DurableDatabase, Transaction, TransactionOptions},
    play::journal::{Change, JournalEntry, Stamp},
};

/// The name of the database, and of its one store.
const NAME: &str = "partypiece";

/// The version of the database. One that is raised would call `create_store` again.
const VERSION: u32 = 1;

/// The field with the time of writing, and the index by it.
const TIME: &str = "at";

/// An open database.
#[derive(Clone)]
pub(super) struct Database(IdbDatabase);

impl Database {
    /// Opens the database, and creates it if necessary.
    pub(super) async fn open() -> Result<Self, JsValue> {
        // Without IndexedDB there is no journal, and nobody asks why.
        let factory = web_sys::window().ok_or(JsValue::NULL)?.indexed_db()?.ok_or(JsValue::NULL)?;
        let request = Rc::new(factory.open_with_u32(NAME, VERSION)?);
        let on_upgrade = {
            let request = Rc::clone(&request);
            // If this fails, opening fails as well.
            Closure::once_into_js(move || drop(create_store(&request)))
        };
        request.set_onupgradeneeded(Some(on_upgrade.unchecked_ref()));
        let database = result_of(&request).await?;
        Ok(Self(database.unchecked_into()))
    }

    /// All entries that were written after `since`.
    pub(super) async fn entries(&self, since: u64) -> Result<Vec<JournalEntry>, JsValue> {
        let range = IdbKeyRange::lower_bound_with_open(&js_number(since), true)?;
        let rows = result_of(&self.by_time("readonly")?.get_all_with_key(&range)?).await?;
        Ok(Array::from(&rows).iter().filter_map(|row| entry(&row)).collect())
    }

    /// Writes entries. An entry replaces the older entry with the same key. Either all of them are saved or
    /// none.
    pub(super) fn write(&self, entries: &[JournalEntry]) -> Result<(), JsValue> {
        let transaction = self.transaction("readwrite")?;
        let store = transaction.object_store(NAME)?;
        for entry in entries {
            store.put(&row(entry)?)?;
        }
        // The transaction would be committed anyway, but later.
        let _ = transaction.commit();
        Ok(())
    }

    /// Deletes all entries that were written up to `last_time`.
    pub(super) async fn forget(&self, last_time: u64) -> Result<(), JsValue> {
        let index = self.by_time("readwrite")?;
        let store: IdbObjectStore = index.object_store();
        let range = IdbKeyRange::upper_bound(&js_number(last_time))?;
        let keys = result_of(&index.get_all_keys_with_key(&range)?).await?;
        for key in Array::from(&keys).iter() {
            store.delete(&key)?;
        }
        Ok(())
    }

    fn by_time(&self, mode: &str) -> Result<IdbIndex, JsValue> {
        self.transaction(mode)?.object_store(NAME)?.index(TIME)
    }

    /// A transaction that ends only when its changes are on the disk.
    fn transaction(&self, mode: &str) -> Result<Transaction, JsValue> {
        let options: TransactionOptions = Object::new().unchecked_into();
        options.set_durability("strict");
        self.0.unchecked_ref::<DurableDatabase>().transaction(NAME, mode, &options)
    }
}

fn create_store(request: &IdbOpenDbRequest) -> Result<(), JsValue> {
    let database: IdbDatabase = request.result()?.unchecked_into();
    let parameters = IdbObjectStoreParameters::new();
    parameters.set_key_path(&"key".into());
    let store = database.create_object_store_with_optional_parameters(NAME, &parameters)?;
    store.create_index_with_str(TIME, TIME)?;
    Ok(())
}

/// Waits for the result of a request.
async fn result_of(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let mut executor = |done, failed| {
        request.set_onsuccess(Some(&done));
        request.set_onerror(Some(&failed));
    };
    JsFuture::from(Promise::new(&mut executor)).await?;
    request.result()
}

/// Every time in milliseconds fits into a JavaScript number.
fn js_number(time: u64) -> JsValue {
    JsValue::from_f64(time as f64)
}

/// An entry as a row of the database; a deletion has no text.
fn row(JournalEntry { key, stamp, change }: &JournalEntry) -> Result<JsValue, JsValue> {
    let row = Object::new();
    let set = |field: &str, value: JsValue| Reflect::set(&row, &field.into(), &value);
    set("key", key.into())?;
    set("writer", (&stamp.writer).into())?;
    set(TIME, js_number(stamp.time))?;
    if let Change::Write { text, after_erase } = change {
        set("text", text.into())?;
        set("after_erase", (*after_erase).into())?;
    }
    Ok(row.into())
}

fn entry(row: &JsValue) -> Option<JournalEntry> {
    let get = |field: &str| Reflect::get(row, &field.into()).unwrap_or_default();
    let stamp = Stamp { writer: get("writer").as_string()?, time: get(TIME).as_f64()? as u64 };
    let change = match get("text").as_string() {
        Some(text) => Change::Write { text, after_erase: get("after_erase").is_truthy() },
        None => Change::Erase,
    };
    Some(JournalEntry { key: get("key").as_string()?, stamp, change })
}

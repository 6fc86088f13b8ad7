-- Files by which staff change many products or much stock at once, with what each row of them does.
create table import (
  id uuid primary key,
  kind text not null check (kind in ('products', 'stock', 'onix')),
  file_name text not null,
  -- Of the file, so that the same one is recognised.
  digest text not null,
  status text not null default 'uploaded' check (status in (
    'uploaded', 'checking', 'checked', 'running', 'done', 'cancelled', 'undoing', 'undone'
  )),
  headers text[] not null,
  -- The column of the shop for each header; null where the file's column is left out.
  fields text[] not null,
  empty_cells text not null default 'keep' check (empty_cells in ('keep', 'clear')),
  faulty_rows text not null default 'skip' check (faulty_rows in ('skip', 'stop')),
  row_count integer not null,
  -- The number of the last row that the present step has done.
  done_row integer not null default 0,
  done_count integer not null default 0,
  counts jsonb not null default '{}',
  -- Why an import of all or nothing was taken back.
  stopped_row integer,
  version integer not null default 1,
  account_id uuid references account on delete set null,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz
);

create index import_newest on import (created_at desc, id);
create index import_account on import (account_id);

create table import_row (
  import_id uuid not null references import on delete cascade,
  -- As a spreadsheet counts: the header is row 1.
  number integer not null,
  cells text[] not null,
  -- What the row is about, so that a second row about the same is found.
  key text,
  outcome text check (outcome in ('new', 'changed', 'unchanged', 'faulty')),
  problems jsonb,
  -- From and to for each changed column.
  changes jsonb,
  -- No foreign key: it says what was.
  product_id integer,
  is_written boolean not null default false,
  -- The version of the product after the import; another one means that somebody has changed it since.
  written_version integer,
  undone text check (undone in ('restored', 'kept')),
  primary key (import_id, number)
);

create index import_row_key on import_row (import_id, key) where key is not null;
create index import_row_outcome on import_row (import_id, outcome, number);

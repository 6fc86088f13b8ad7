-- A key is replaced by a newer version; older ones verify until they are removed.
alter table server_key
  drop constraint server_key_pkey,
  add column version integer not null default 1 check (version > 0),
  -- Every process has read a key before it signs.
  add column signs_from timestamptz not null default now(),
  add primary key (name, version);

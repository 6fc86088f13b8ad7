alter table voucher
  alter starts_at set default now(),
  add version integer not null default 1,
  add created_at timestamptz not null default now(),
  -- Codes that were made together.
  add batch uuid;

create index voucher_newest on voucher (created_at desc, code);
create index voucher_batch on voucher (batch) where batch is not null;

alter table offer add version integer not null default 1;

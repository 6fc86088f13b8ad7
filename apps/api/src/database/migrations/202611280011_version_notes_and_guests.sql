-- A change names the version that it was made from.
alter table customer_note add column version integer not null default 1;
alter table guest add column version integer not null default 1;

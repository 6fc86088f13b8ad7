-- Whom a link to a stream is for.
alter table live_access_hash add column name text not null default '' check (length(name) <= 100);

-- A login link is bound to the email address and to the network that requested it. A request from another network for the same
-- address replaces neither the link nor its code, and its failed attempts are counted separately.
-- Unused links from before this migration have no network; they expire within minutes, so they are deleted.
delete from magic_login where used_at is null;
alter table magic_login
  add column network_hash bytea not null default '\x',
  add column attempts_elsewhere integer not null default 0;
alter table magic_login alter column network_hash drop default;

drop index magic_login_usable;
create unique index magic_login_usable on magic_login (email, network_hash) where used_at is null;

-- A log-in through a provider belongs to the browser that began it, returns to the site that began it, and may add a way
-- in to the account of whoever was logged in then.

delete from social_login;

alter table social_login
  add column browser_hash bytea not null check (octet_length(browser_hash) = 32),
  add column site text not null,
  add column account_id uuid references account on delete cascade;

-- What is over is looked for and removed every hour.
create index social_login_end on social_login (expires_at);
create index magic_login_end on magic_login (expires_at);
create index login_session_end on login_session (expires_at);

-- However often it is used, a session ends.
alter table login_session add check (expires_at <= created_at + interval '90 days');

-- An address has one link that can be used: the newest.
delete from magic_login;
create unique index magic_login_usable on magic_login (email) where used_at is null;
drop index magic_login_email;

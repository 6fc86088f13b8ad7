-- The browsers in which an account wants notifications.
create table push_subscription (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- Ending the login of the browser ends its notifications. A login that only expires does not: the cleanup removes it here.
  session_id uuid references login_session on delete cascade,
  -- The address of the browser at its push service, and the keys that messages for it are encrypted with.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- The language and the origin of the site where it was added.
  language text not null check (language in ('en', 'ne')),
  site text not null,
  added_at timestamptz not null default now(),
  -- Since when no message could be delivered.
  failed_at timestamptz
);

create index push_subscription_account on push_subscription (account_id);
create index push_subscription_session on push_subscription (session_id);
create index push_subscription_failed on push_subscription (failed_at) where failed_at is not null;

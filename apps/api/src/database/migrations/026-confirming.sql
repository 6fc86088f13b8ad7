-- A mail is confirmed by its secret alone.
create index subscription_confirm on subscription (confirm_hash) where confirm_hash is not null;

-- The columns that a member of staff has chosen for a list of the back office. Without a row the list shows its own choice.
create table staff_list_columns (
  account_id uuid not null references account on delete cascade,
  list text not null,
  columns text[] not null,
  primary key (account_id, list)
);

-- Filters of a list that a member of staff has named: {"status": "Complete", …}
create table staff_list_filter (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  list text not null,
  name text not null check (name <> ''),
  filter jsonb not null,
  created_at timestamptz not null default now()
);

create unique index staff_list_filter_name on staff_list_filter (account_id, list, lower(name));

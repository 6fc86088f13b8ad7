-- A plan that dates sell from stays as it is; a new arrangement is a new revision of it, with sections and seats of its own.
alter table seat_section add column revision integer not null default 1 check (revision > 0);
-- The newest revision.
alter table venue add column seating_revision integer not null default 1 check (seating_revision > 0);

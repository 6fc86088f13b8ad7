-- How often viewers of an event date have sent each reaction. Who sent it is not stored.
alter table chat_room
  add column drums integer not null default 0,
  add column flowers integer not null default 0,
  add column hearts integer not null default 0,
  add column encores integer not null default 0;

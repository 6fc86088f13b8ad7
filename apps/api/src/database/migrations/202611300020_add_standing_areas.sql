-- How many people may stand in a section, which then has no seats. Tickets for it are those without a seat.
alter table seat_section add column num_standing integer check (num_standing between 1 and 100000);

-- Facts of physical products. Printed books have a binding, a printing year and a paper; goods a material, contents and care.
alter table product
  add binding text check (binding in ('paperback', 'hardcover', 'stapled')),
  add printing_year integer check (printing_year between 1400 and 2200),
  add weight_grams integer check (weight_grams > 0),
  add width_mm integer check (width_mm > 0),
  add height_mm integer check (height_mm > 0),
  add depth_mm integer check (depth_mm > 0);

alter table product_translation
  add paper text not null default '',
  add material text not null default '',
  add included text not null default '',
  add care text not null default '';

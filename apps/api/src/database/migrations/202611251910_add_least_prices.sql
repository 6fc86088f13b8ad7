-- With a least price the buyer chooses what to pay; the selling price is what is proposed. In paisa.
alter table product add least_price integer check (least_price > 0 and least_price <= selling_price);

-- The price that the buyer chose for one piece; null: the selling price.
alter table basket_line add chosen_price integer check (chosen_price > 0);

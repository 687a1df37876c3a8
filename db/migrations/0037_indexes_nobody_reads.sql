DROP INDEX "cart_order_nr_index";--> statement-breakpoint
DROP INDEX "order_item_order_nr_index";
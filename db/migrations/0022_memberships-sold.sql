ALTER TABLE "customer_membership" ADD COLUMN "order_nr" text;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_membership" ADD CONSTRAINT "customer_membership_order_nr_sales_order_order_nr_fk" FOREIGN KEY ("order_nr") REFERENCES "public"."sales_order"("order_nr") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_sku_product_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."product"("sku") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_membership_order_nr_index" ON "customer_membership" USING btree ("order_nr");--> statement-breakpoint
CREATE INDEX "membership_sku_index" ON "membership" USING btree ("sku");--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_months" CHECK ("membership"."months" > 0);
DROP INDEX "product_brand_id_index";--> statement-breakpoint
CREATE INDEX "product_of_model" ON "product" USING btree ("brand_id","name");
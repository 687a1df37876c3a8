ALTER TABLE "customer_address" DROP CONSTRAINT "customer_address_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP CONSTRAINT "customer_bank_data_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "cart_item" DROP CONSTRAINT "cart_item_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "product_category" DROP CONSTRAINT "product_category_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "home_item" DROP CONSTRAINT "home_item_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "cart_coupon" DROP CONSTRAINT "cart_coupon_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "customer" DROP CONSTRAINT "customer_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "wishlist_item" DROP CONSTRAINT "wishlist_item_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "product_related" DROP CONSTRAINT "product_related_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "recommendation_list" DROP CONSTRAINT "recommendation_list_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "exchange_request" DROP CONSTRAINT "exchange_request_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "customer_membership" DROP CONSTRAINT "customer_membership_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "city" DROP CONSTRAINT "city_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "postcode_range" DROP CONSTRAINT "postcode_range_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "branch_office" DROP CONSTRAINT "branch_office_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "fast_shipping_city" DROP CONSTRAINT "fast_shipping_city_country_country_code_fk";
--> statement-breakpoint
ALTER TABLE "supplier_shipping" DROP CONSTRAINT "supplier_shipping_country_country_code_fk";

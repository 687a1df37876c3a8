CREATE TABLE "newsletter_key" (
	"key" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"email" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"unsigned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "country" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	"store_id" text NOT NULL,
	"locale" text NOT NULL,
	"timezone" text NOT NULL,
	"currency" text NOT NULL,
	"currency_exponent" integer NOT NULL,
	"help_slug" text NOT NULL,
	"desktop_url" text,
	"free_shipping_threshold" integer NOT NULL,
	"standard_shipping" integer NOT NULL,
	"fast_shipping" integer NOT NULL,
	"tax_percent" integer NOT NULL,
	"addi_active" boolean NOT NULL,
	"max_coupons" integer NOT NULL,
	"max_credit_coupons" integer NOT NULL,
	"max_discount_percent" integer NOT NULL,
	"return_days" integer NOT NULL,
	"dropoff_days" integer NOT NULL,
	"wallet_min_withdrawal" integer NOT NULL,
	CONSTRAINT "country_store_id_unique" UNIQUE("store_id"),
	CONSTRAINT "country_code" CHECK ("country"."code" in ('ar', 'cl', 'co', 'br')),
	CONSTRAINT "country_figures" CHECK ("country"."free_shipping_threshold" >= 0 and "country"."standard_shipping" >= 0 and "country"."fast_shipping" >= 0
        and "country"."tax_percent" between 0 and 100 and "country"."max_discount_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"key" text NOT NULL,
	"route" text NOT NULL,
	"owner" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_route_owner_pk" PRIMARY KEY("key","route","owner")
);
--> statement-breakpoint
ALTER TABLE "newsletter_key" ADD CONSTRAINT "newsletter_key_country_country_code_fk" FOREIGN KEY ("country") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_key_address" ON "newsletter_key" USING btree ("country","email");--> statement-breakpoint
CREATE INDEX "idempotency_created_at_index" ON "idempotency" USING btree ("created_at");
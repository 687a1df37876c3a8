CREATE SEQUENCE "public"."order_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "regret_request" (
	"code" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"typed_order" text NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"order_nr" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"is_voucher" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"order_nr" text NOT NULL,
	"return_url" text NOT NULL,
	"webhook_path" text NOT NULL,
	"status" text NOT NULL,
	"is_in_process" boolean DEFAULT false NOT NULL,
	"instalments" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payment_reference_unique" UNIQUE("reference"),
	CONSTRAINT "sandbox_payment_status" CHECK ("sandbox_payment"."status" in ('pending', 'approved', 'rejected', 'refunded')),
	CONSTRAINT "sandbox_payment_amount" CHECK ("sandbox_payment"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_method";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_status";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "pay_url" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "guest_document_type" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "guest_document" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "delivery_from" date;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "delivery_to" date;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "regret_request" ADD CONSTRAINT "regret_request_country_country_code_fk" FOREIGN KEY ("country") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regret_request" ADD CONSTRAINT "regret_request_order_nr_sales_order_order_nr_fk" FOREIGN KEY ("order_nr") REFERENCES "public"."sales_order"("order_nr") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regret_request_order_nr_index" ON "regret_request" USING btree ("order_nr");--> statement-breakpoint
CREATE INDEX "regret_request_created_at_index" ON "regret_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payment_created_at_index" ON "sandbox_payment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("status","expires_at") WHERE "payment"."status" in ('pending', 'refund_pending', 'held');--> statement-breakpoint
CREATE INDEX "sales_order_of_guest" ON "sales_order" USING btree ("guest_email") WHERE "sales_order"."guest_email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_movement_of_order" ON "wallet_movement" USING btree ("type","ref_id") WHERE "wallet_movement"."ref_type" = 'order';--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_reference_unique" UNIQUE("reference");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_provider" CHECK ("payment"."provider" in ('sandbox', 'mercadopago', 'webpay'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_method" CHECK ("payment"."method" in ('card_test', 'cash_voucher', 'wallet', 'mercadopago', 'webpay'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_status" CHECK ("payment"."status" in ('pending', 'approved', 'rejected', 'held', 'refund_pending', 'refunded'));
CREATE TABLE "stock_alert" (
	"sku_simple" text NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_alert_sku_simple_email_pk" PRIMARY KEY("sku_simple","email")
);
--> statement-breakpoint
ALTER TABLE "stock_alert" ADD CONSTRAINT "stock_alert_sku_simple_simple_sku_simple_fk" FOREIGN KEY ("sku_simple") REFERENCES "public"."simple"("sku_simple") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_alert_email" ON "stock_alert" USING btree ("email");
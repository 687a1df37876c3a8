CREATE TABLE "flag_exposure" (
	"flag" text NOT NULL,
	"visitor" text NOT NULL,
	"country" text NOT NULL,
	"variant" text NOT NULL,
	"exposed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flag_exposure_flag_visitor_pk" PRIMARY KEY("flag","visitor")
);
--> statement-breakpoint
CREATE TABLE "measured_order" (
	"order_nr" text PRIMARY KEY NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_visitor" (
	"order_nr" text PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flag_exposure" ADD CONSTRAINT "flag_exposure_country_country_code_fk" FOREIGN KEY ("country") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measured_order" ADD CONSTRAINT "measured_order_order_nr_sales_order_order_nr_fk" FOREIGN KEY ("order_nr") REFERENCES "public"."sales_order"("order_nr") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_visitor" ADD CONSTRAINT "order_visitor_order_nr_sales_order_order_nr_fk" FOREIGN KEY ("order_nr") REFERENCES "public"."sales_order"("order_nr") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flag_exposure_visitor_index" ON "flag_exposure" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "order_visitor_visitor_index" ON "order_visitor" USING btree ("visitor");
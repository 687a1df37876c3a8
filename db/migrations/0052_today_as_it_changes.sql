CREATE TABLE "search_miss" (
	"country" text NOT NULL,
	"day" date NOT NULL,
	"term" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "search_miss_country_day_term_pk" PRIMARY KEY("country","day","term")
);
--> statement-breakpoint
ALTER TABLE "search_miss" ADD CONSTRAINT "search_miss_country_country_code_fk" FOREIGN KEY ("country") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_by_time" ON "cart" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "payment_returned_of_day" ON "payment" USING btree ("created_at") WHERE "payment"."status" in ('refund_pending', 'refunded');--> statement-breakpoint
CREATE INDEX "payment_refunded_on_day" ON "payment" USING btree (coalesce("moved_at", "created_at")) WHERE "payment"."status" = 'refunded';--> statement-breakpoint
CREATE INDEX "stock_movement_by_time" ON "stock_movement" USING brin ("created_at");--> statement-breakpoint
-- What the desk's figures of today are read again for: steps of orders, returns and credits, and payments that moved.
CREATE FUNCTION notify_desk_today() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY desk_today;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER status_event_desk_today AFTER INSERT ON status_event FOR EACH STATEMENT EXECUTE FUNCTION notify_desk_today();
--> statement-breakpoint
CREATE TRIGGER payment_desk_today AFTER UPDATE OF status ON payment FOR EACH STATEMENT EXECUTE FUNCTION notify_desk_today();

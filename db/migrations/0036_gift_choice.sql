CREATE TABLE "gift_choice" (
	"order_nr" text PRIMARY KEY NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"message" text NOT NULL,
	"send_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gift_choice" ADD CONSTRAINT "gift_choice_order_nr_sales_order_order_nr_fk" FOREIGN KEY ("order_nr") REFERENCES "public"."sales_order"("order_nr") ON DELETE no action ON UPDATE no action;
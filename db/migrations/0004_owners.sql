ALTER TABLE "customer_session" DROP CONSTRAINT "customer_session_id_customer_device_id_customer_device_id_customer_id_fk";
--> statement-breakpoint
ALTER TABLE "customer_device" DROP CONSTRAINT "customer_device_of_customer";--> statement-breakpoint
ALTER TABLE "customer_session" ADD CONSTRAINT "customer_session_device_id_customer_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."customer_device"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_of_buyer" UNIQUE("id_customer","order_nr");--> statement-breakpoint
ALTER TABLE "exchange_request" ADD CONSTRAINT "exchange_request_of_buyer" FOREIGN KEY ("id_customer","order_nr") REFERENCES "public"."sales_order"("id_customer","order_nr") ON DELETE no action ON UPDATE no action;

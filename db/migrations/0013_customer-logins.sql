CREATE TABLE "customer_login" (
	"id" uuid PRIMARY KEY NOT NULL,
	"id_customer" integer NOT NULL,
	"browser_hash" text,
	"name" text NOT NULL,
	"is_kept" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"authenticated_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customer_session" ADD COLUMN "login_id" uuid;--> statement-breakpoint
ALTER TABLE "remember_token" ADD COLUMN "login_id" uuid;--> statement-breakpoint
ALTER TABLE "customer_login" ADD CONSTRAINT "customer_login_id_customer_customer_id_customer_fk" FOREIGN KEY ("id_customer") REFERENCES "public"."customer"("id_customer") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_login_id_customer_index" ON "customer_login" USING btree ("id_customer");--> statement-breakpoint
CREATE INDEX "customer_login_expires_at_index" ON "customer_login" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "customer_session" ADD CONSTRAINT "customer_session_login_id_customer_login_id_fk" FOREIGN KEY ("login_id") REFERENCES "public"."customer_login"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remember_token" ADD CONSTRAINT "remember_token_login_id_customer_login_id_fk" FOREIGN KEY ("login_id") REFERENCES "public"."customer_login"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_session_login_id_index" ON "customer_session" USING btree ("login_id");--> statement-breakpoint
CREATE INDEX "remember_token_login_id_index" ON "remember_token" USING btree ("login_id");
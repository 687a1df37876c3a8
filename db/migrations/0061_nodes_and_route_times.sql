CREATE TABLE "route_time" (
	"slot" timestamp with time zone NOT NULL,
	"route" text NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "route_time_slot_route_pk" PRIMARY KEY("slot","route")
);
--> statement-breakpoint
CREATE TABLE "shop_node" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"build" text NOT NULL,
	"runtime" text NOT NULL,
	"threads" integer NOT NULL,
	"runs_jobs" boolean NOT NULL,
	"indexes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shop_node_seen_at_index" ON "shop_node" USING btree ("seen_at");
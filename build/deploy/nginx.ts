import { relayPaths } from '#lib/forms/paths.ts'
import { CONTENT_TYPES, UNKNOWN_TYPE } from '../../server/content-types.ts'
import { CACHE, closedHeaders, HASHED_NAME, PAGE_ONLY } from '../../server/headers.ts'
import type { SitePlan } from '../../server/site-plan.ts'
import { headerMaps, missingPages, quote, redirectMaps } from './nginx-maps.ts'
import { addressedPages, type Place, TEXTS, variable } from './place.ts'

/** A complete nginx.conf that answers as our own server does. */
export function nginxConf(plan: SitePlan, place: Place): string {
  return `# Written at build from the pages themselves: change the site, not this file.
worker_processes auto;
pid ${place.runDir}/nginx.pid;
error_log stderr warn;
events { worker_connections 8192; }

http {
${temporaryPaths(place.runDir)}
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  gzip_static on; # compressed at build; with libnginx-mod-http-brotli-static add: brotli_static on;
  absolute_redirect off;
  merge_slashes off;
  map_hash_bucket_size 256;
  map_hash_max_size 8192;

  # Slow clients: a cap per address, never for all together.
  client_header_timeout 8s;
  client_body_timeout 12s;
  send_timeout 30s;
  keepalive_timeout 30s;
  client_max_body_size 64k;
  limit_conn_zone $binary_remote_addr zone=address:10m;
  limit_conn address 512;

  default_type ${UNKNOWN_TYPE.type};
  types {
${types()}
  }

  # Every spelling of an address leads to the true one. Strings are compared without regard to case here.
  map $uri $folded { default $uri; "~*^/*(?<bare>|/[^/].*?)(?:/index)?(?:\\.html)?/?$" $bare; }
${redirectMaps(plan)}
  map $uri $missing { default /404.html;${missingPages(plan)} ~^/_astro/ @text; "~*\\.(?!html$)[a-z0-9]+$" @text; }

  # By the file that is sent, if one is; an empty value sends no header.
  map $status $sent { default ""; 200 $uri; 206 $uri; 304 $uri; 404 $uri; }
${headerMaps(plan)}
  map "$status $uri" $cache {
    default "${CACHE.page}";
    "~^(?:200|206|304) .*\\.html$" "${CACHE.page}";
    "~^(?:200|206|304) (?:/_astro/|.*${HASHED_NAME.split('|')[1]})" "${CACHE.hashed}";
    "~^(?:200|206|304) " "${CACHE.other}";
  }
  map "$status $uri" $vary { default ""; "~^(?:200|304) .*\\.(?:${TEXTS})$" Accept-Encoding; "~^404 .*\\.html$" Accept-Encoding; }
  map $status $allow { default ""; 405 "GET, HEAD"; }

  upstream relay { server ${place.relay}; keepalive 8; }
${redirectServer(place)}
  server {
    listen ${place.listen};${http3(place)}${tls(place)}
    root ${place.publicDir};
    add_header Cache-Control $cache always;
    add_header Vary $vary always;
    add_header Allow $allow always;
${[...closedHeaders.map(([name]) => name), ...PAGE_ONLY].map((name) => `    add_header ${name} $${variable(name)} always;`).join('\n')}
    error_page 404 $missing;
    error_page 405 @refused;

${pageLocations(plan)}
${relayLocations()}
    location / {
      if ($request_method !~ ^(GET|HEAD)$) { return 405; }
      if ($leads_to) { return 301 $leads_to$query$fragment; }
      try_files $uri =404;
    }
    location ~ (^|/)404\\.html$ { internal; }
    location ~ \\.(br|zst|gz)$|/\\.(?!well-known/) { return 404; }
${['text 404 Not found', 'refused 405 Method not allowed'].map(textLocation).join('\n')}
  }
}
`
}

function textLocation(line: string): string {
  const [, name, status, words] = /^(\w+) (\d+) (.*)$/.exec(line) ?? []
  return `    location @${name} { types {} default_type "text/plain; charset=utf-8"; return ${status} "${words}\\n"; }`
}

function pageLocations(plan: SitePlan): string {
  return addressedPages(plan)
    .map(
      ({ address, file }) =>
        `    location = ${address} { if ($request_method !~ ^(GET|HEAD)$) { return 405; } try_files /${file} =404; }`,
    )
    .join('\n')
}

/** The relay sends its own headers; a directive of their own keeps these locations from adding ours a second time. */
function relayLocations(): string {
  return Object.values(relayPaths)
    .map(
      (path) => `    location = ${path} {
      add_header X-Relay "";
      proxy_pass http://relay;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }`,
    )
    .join('\n')
}

function redirectServer({ redirectFrom }: Place): string {
  return redirectFrom ? `  server { listen ${redirectFrom}; return 301 https://$host$request_uri; }` : ''
}

/** Of nginx 1.25 and later; browsers learn of it from Alt-Svc. */
function http3({ http3: listen }: Place): string {
  if (!listen) return ''
  return `
    listen ${listen};
    http3 on;
    add_header Alt-Svc 'h3=":443"; ma=86400' always;`
}

function tls({ tls: pair }: Place): string {
  if (!pair) return ''
  return `
    ssl_certificate ${pair.cert};
    ssl_certificate_key ${pair.key};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:tls:10m;`
}

function types(): string {
  return Object.entries(CONTENT_TYPES)
    .map(([extension, { type }]) => `    ${quote(type)} ${extension};`)
    .join('\n')
}

/** Without these nginx wants folders that only root may write to. */
function temporaryPaths(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join('\n')
}

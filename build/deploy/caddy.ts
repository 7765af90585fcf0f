import { relayPaths } from '#lib/forms/paths.ts'
import { CONTENT_TYPES } from '../../server/content-types.ts'
import { CACHE, closedHeaders, HASHED_NAME, PAGE_ONLY } from '../../server/headers.ts'
import type { SitePlan } from '../../server/site-plan.ts'
import { missingPages, pages, policies, quote, redirects, types, varying } from './caddy-maps.ts'
import { type Place, TEXTS, variable } from './place.ts'

/** A Caddyfile that answers as our own server does; Caddy itself fetches the certificate and leads http to https. */
export function caddyfile(plan: SitePlan, place: Place): string {
  return `# Written at build from the pages themselves: change the site, not this file.
{
  admin off${place.redirectFrom ? '' : '\n  auto_https disable_redirects'}
  servers {
    timeouts {
      read_header 8s
      read_body 12s
      write 5m
      idle 30s
    }
    max_header_size 8KB
    # HTTP/3 needs UDP 443 open in the firewall.
    protocols h1 h2 h3
  }
}

(send) {
  file_server {
    precompressed br zstd gzip
    disable_canonical_uris
  }
}

# Set last: Caddy adds its own when it picks a compressed file.
(vary) {
  header {args.0} {
    Vary Accept-Encoding
    defer
  }
}

# A page under its own policy, once the path is rewritten to its file.
(page) {
${varying(plan)
  .map((name) => `  header ${name} {${variable(name)}}\n`)
  .join('')}  @may_frame expression {cross_origin_embedder_policy} == ""
  header @may_frame -Cross-Origin-Embedder-Policy
${PAGE_ONLY.map((name) => `  @no_${variable(name)} expression {${variable(name)}} == ""\n  header @no_${variable(name)} -${name}\n`).join('')}  header Content-Type "${CONTENT_TYPES['html']?.type}"
  import vary *
  import send
}

(line) {
  header Content-Type "text/plain; charset=utf-8"
  respond "{args.0}
" {args.1}
}

${place.listen} {${place.tls ? `\n  tls ${place.tls.cert} ${place.tls.key}` : ''}
  root * ${place.publicDir}

  # The page behind an address, letter for letter.
${pages(plan)}
  # Every other spelling leads to the true one.
  map {path} {folded} {
    "~(?i)^/*(|/[^/].*?)(?:/index)?(?:\\.html)?/?$" "$\{1}"
  }
${redirects(plan)}
${missingPages(plan)}
${types()}
${policies(plan)}

  route {
    header -Server
    @relay path_regexp ^(${Object.values(relayPaths).join('|').replaceAll('.', '\\.')})$
    reverse_proxy @relay ${place.relay}
${closedHeaders.map(([name, value]) => `    header ${name} ${quote(value)}`).join('\n')}
    header Cache-Control "${CACHE.page}"

    @refused not method GET HEAD
    header @refused Allow "GET, HEAD"
    error @refused "Method not allowed" 405
    @hidden {
      path_regexp \\.(br|zst|gz)$|/\\.
      not path /.well-known/*
    }
    error @hidden "Not found" 404

    @page expression {page} != ""
    route @page {
      rewrite {page}
      import page
    }
    @moved expression {leads_to} != "" && {query} == ""
    redir @moved {leads_to}{fragment} 301
    @moved_with_query expression {leads_to} != "" && {query} != ""
    redir @moved_with_query {leads_to}{glue}{query}{fragment} 301

    @missing not file
    error @missing "Not found" 404
    @not_for_visitors path_regexp /404\\.html$
    error @not_for_visitors "Not found" 404
    @hashed path_regexp ${HASHED_NAME}
    header Cache-Control "${CACHE.other}"
    header @hashed Cache-Control "${CACHE.hashed}"
    @typed expression {type} != ""
    header @typed Content-Type {type}
    @text path_regexp \\.(${TEXTS})$
    import vary @text
    import send
  }

  handle_errors {
    @asset {
      expression {err.status_code} == 404
      path_regexp (?i)^/_astro/|\\.([a-gi-z0-9][a-z0-9]*|h|h[a-su-z0-9][a-z0-9]*)$
    }
    @missing_page expression {err.status_code} == 404
    route @asset {
      import line "Not found" 404
    }
    route @missing_page {
      rewrite {missing}
      header {
        -Etag
        defer
      }
      import page
    }
    route {
      import line {err.message} {err.status_code}
    }
  }
}
`
}

vcl 4.1;

# Varnish in front of the shop (docs/scale.md). It needs xkey, which Debian and Ubuntu have in varnish-modules.
import std;
import xkey;

# The load balancer of the nodes, or one node.
backend shop {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 30s;
}

# The nodes, which say what changed.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403));
    }
    set req.http.x-purged = xkey.purge(req.http.surrogate-key);
    return (synth(200, "Purged " + req.http.x-purged));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The calls of the app are each visitor's own, and the desk is nobody's.
  if (req.url ~ "^/(api|bff|desk)/") {
    return (pass);
  }
  # Pages of a visitor's place or ranking are theirs alone; nothing else of the cookies changes a page that is shared.
  if (req.http.cookie ~ "(^|; ?)(pwa-geolocation|custom_filter_sorting|hash_configuration)=") {
    return (pass);
  }
  # Cookies take no part in finding a page. The node gets them: its personal pages need them, and are never kept.
  if (req.http.cookie) {
    set req.http.x-cookie = req.http.cookie;
    unset req.http.cookie;
  }
  # One form for all browsers that know it.
  if (req.http.accept-encoding ~ "br") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "gzip") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  return (hash);
}

sub vcl_backend_fetch {
  if (bereq.http.x-cookie) {
    set bereq.http.cookie = bereq.http.x-cookie;
    unset bereq.http.x-cookie;
  }
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.surrogate-key;
  # A page of one visitor, or one that is about to be replaced: the next visitor asks the node again, and none waits for another.
  if (beresp.http.cache-control ~ "private|no-store" || beresp.http.set-cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  # When no node answers, what is known is better than nothing.
  if (beresp.http.cache-control ~ "s-maxage") {
    set beresp.keep = 10m;
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
  unset resp.http.via;
  unset resp.http.x-varnish;
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
}

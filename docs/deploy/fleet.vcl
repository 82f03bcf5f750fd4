# Several Touchline processes behind Varnish (docs/proxies.md). Varnish speaks no TLS: nginx, Caddy or Hitch stands in front.
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/fleet.vcl -s malloc,256m -p http_gzip_support=off
# With its own gzip Varnish would take br and dcz out of Accept-Encoding.
vcl 4.1;

import directors;
import std;

probe ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 2;
    .threshold = 1;
    .initial = 1;
}
# Varnish closes an idle connection itself (backend_idle_timeout, 60 s) later than Touchline does (15 s); a request on a
# closed one is repeated.
backend one { .host = "127.0.0.1"; .port = "3000"; .probe = ready; .connect_timeout = 2s; .first_byte_timeout = 30s; }
backend two { .host = "127.0.0.1"; .port = "3001"; .probe = ready; .connect_timeout = 2s; .first_byte_timeout = 30s; }
backend three { .host = "127.0.0.1"; .port = "3002"; .probe = ready; .connect_timeout = 2s; .first_byte_timeout = 30s; }

sub vcl_init {
    new touchline = directors.round_robin();
    touchline.add_backend(one);
    touchline.add_backend(two);
    touchline.add_backend(three);
}

sub vcl_recv {
    set req.backend_hint = touchline.backend();
    # Old answers only while no process is ready.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # The forms that Touchline sends, one key each.
    if (req.http.Accept-Encoding !~ "\bdcz\b") {
        unset req.http.Available-Dictionary;
    }
    if (req.http.Accept-Encoding ~ "\bbr\b(?!;q=0)") {
        set req.http.X-Form = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b(?!;q=0)") {
        set req.http.X-Form = "gzip";
    } else {
        set req.http.X-Form = "";
    }
    if (req.http.Available-Dictionary) {
        set req.http.X-Form = "dcz, " + req.http.X-Form;
    }
    set req.http.Accept-Encoding = req.http.X-Form;
    unset req.http.X-Form;
    if (req.url ~ "^/api/(v2\.2/|first)" || req.url ~ "^/(img|preview|assets|oembed)") {
        return (hash);
    }
    # Pages, walls, embeds, /status: never stored.
    return (pass);
}

sub vcl_hash {
    hash_data(req.url);
    hash_data(req.http.Accept-Encoding);
    hash_data(req.http.Available-Dictionary);
    return (lookup);
}

sub vcl_backend_response {
    if (beresp.status != 200) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    } elsif (bereq.url ~ "^/api/") {
        # The shortest max-age that Touchline sends. Its Age is that of the data, which is often more than max-age.
        set beresp.ttl = 1s;
        set beresp.grace = 1h;
    }
    # Everything in Vary is in the key; browsers still get the header.
}

sub vcl_backend_error {
    if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
        return (retry);
    }
}

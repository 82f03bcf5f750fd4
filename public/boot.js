/*
 * Runs before anything is painted, in every browser: no word in it may be newer than 2009 before it has looked
 * whether the browser is new enough, and nothing here may fail. It puts on the theme, tells people with a browser
 * that is too old, and asks for the code and the data of the page while the page's own code is still on the way.
 */
(function () {
  var root = document.documentElement;
  var script = document.currentScript;

  function kept(name) {
    try {
      return localStorage.getItem(name);
    } catch (e) {
      // Storage is blocked: as the device has it.
      return null;
    }
  }

  function wants(query) {
    return !!window.matchMedia && matchMedia(query).matches;
  }

  function wear(theme) {
    if (theme !== 'light' && theme !== 'dark' && theme !== 'contrast')
      theme = wants('(prefers-contrast: more)') ? 'contrast' : '';
    if (theme) root.setAttribute('data-theme', theme);
    else root.removeAttribute('data-theme');
    // The colour of the browser's own bars: the first is for devices in light, the second for those in dark.
    var bars = document.getElementsByName('theme-color');
    var light = theme === 'contrast' ? '#ffffff' : '#f6f7f3';
    var dark = theme === 'contrast' ? '#000000' : '#080e0b';
    for (var i = 0; i < bars.length; i++)
      bars[i].content = theme === 'dark' || (i && theme !== 'light') ? dark : light;
  }
  wear(kept('theme'));
  // Their place is kept from the first row on.
  if (kept('extras')) root.setAttribute('data-extras', '');

  var modern =
    'noModule' in document.createElement('script') &&
    typeof AbortSignal === 'function' &&
    typeof AbortSignal.any === 'function' &&
    !!window.CSS &&
    CSS.supports('color', 'light-dark(oklch(0 0 0), oklch(1 0 0))');
  if (!modern) {
    // Where the page's own code would run all the same, it is not to begin.
    root.setAttribute('data-too-old', '');
    document.addEventListener('DOMContentLoaded', function () {
      document.getElementById('old').hidden = false;
      document.getElementById('root').style.display = 'none';
    });
    return;
  }

  // Code that does not come is said, too: a picture of a page that never fills would be a lie.
  function onError(event) {
    if (!event.target || event.target.tagName !== 'SCRIPT') return;
    root.removeAttribute('data-first');
    document.getElementById('broken').hidden = false;
  }
  addEventListener('error', onError, true);

  var early = {};
  window.touchline = { early: early, wear: wear };

  // Asked for after some time, or when the code wants it: whichever comes first.
  function ask(path, begin) {
    var url = '/api/v2.2/' + path;
    var asked;
    early[url] = function () {
      asked =
        asked ||
        fetch(url, { cache: 'no-cache' }).then(function (response) {
          // Read while the code that wants it is still on its way.
          var body = response.json();
          body.then(null, function () {});
          response.json = function () {
            return body;
          };
          return response;
        });
      // Whoever takes the answer over hears of a failure; nobody else needs to.
      asked.then(null, function () {});
      return asked;
    };
    if (begin) begin(early[url]);
    else early[url]();
  }

  // The build wrote into the script's element what a page and a language consist of.
  function preload(name) {
    var files = (script && script.getAttribute('data-' + name)) || '';
    files.split(' ').forEach(function (file) {
      if (!file) return;
      var link = document.createElement('link');
      var isStyle = /\.css$/.test(file);
      link.rel = isStyle ? 'preload' : 'modulepreload';
      if (isStyle) link.as = 'style';
      link.crossOrigin = '';
      link.href = file;
      document.head.appendChild(link);
    });
  }

  var entry = performance.getEntriesByType('navigation')[0];

  // On a slow line the list comes some way behind the code, which is read while the list comes: they share what
  // there is. How slow it is was seen when the page came, in ms.
  function behindCode(begin) {
    if (entry && performance.now() - entry.requestStart > 300) setTimeout(begin, 300);
    else begin();
  }

  // What time it is in the world came with the page; the device's own clock may be wrong.
  function worldNow() {
    var told = ((entry && entry.serverTiming) || []).filter(function (one) {
      return one.name === 'world';
    })[0];
    return told ? parseInt(told.description, 10) : 0;
  }

  function dayOf(zone) {
    try {
      return new Intl.DateTimeFormat('sv-SE', { timeZone: zone || undefined, dateStyle: 'short' });
    } catch (e) {
      return dayOf('');
    }
  }

  // Where the strip of days will be, the first picture says which day is on its way.
  function nameDay(start) {
    var parts = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' };
    // There are words for the languages that the build wrote down, and English ones for everybody else.
    var known = script && script.getAttribute('data-' + language);
    var name = new Intl.DateTimeFormat(known ? language : 'en-GB', parts).format(start);
    requestAnimationFrame(function () {
      var place = document.getElementsByClassName('first-days')[0];
      if (place) place.textContent = name;
    });
  }

  // The days of UTC that the viewer's day touches: it, and at most one on either side. False: it is not known which.
  function askForDay() {
    var format = dayOf(kept('zone'));
    var asked = /[?&]d=(\d{4}-\d\d-\d\d)(?:&|$)/.exec(location.search);
    var now = worldNow();
    if (!asked && !now) return false;
    var day = asked ? asked[1] : format.format(now);
    var start = Date.parse(day);
    if (!(start > 0)) return false;
    [start - 1, start, start + 864e5].forEach(function (instant) {
      if (instant === start || format.format(instant) === day)
        ask('fixtures/?t=schedule&d=' + new Date(instant).toISOString().slice(0, 10), behindCode);
    });
    nameDay(start);
    return true;
  }

  var match = /^\/match\/(\d+)(?:\/(\w+))?\/?$/.exec(location.pathname);
  // A match that was opened from the list stands beside it, also when the page is loaded anew.
  var beside = history.state && history.state.usr && history.state.usr.beside;
  var hasList = location.pathname === '/' || (match && beside && wants('(min-width: 68.75rem)'));
  root.setAttribute('data-first', hasList ? 'list' : 'page');
  // The first picture already reads in the direction of the page that follows.
  var wish = /[?&]lang=([\w-]+)/.exec(location.search);
  var language = wish ? wish[1] : kept('lang') || navigator.language.split('-')[0];
  if (language === 'ar-XB') root.dir = 'rtl';
  var other = /^\/(competition|team|tv$|odds$)(?:\/(\d+)$)?/.exec(location.pathname);
  if (other && other[1] === 'odds' && root.hasAttribute('data-odds')) other = null;
  if (!hasList && !match && !other) return;
  preload(language);
  if (other) {
    preload(other[1]);
    if (other[2]) ask(other[1].replace('competition', 'league') + 's/?t=info&id=' + other[2]);
  }
  if (match) {
    preload('match');
    if (match[2]) preload('match-' + match[2]);
    ask('fixtures/?t=info&id=' + match[1] + '&include=events,stats');
    // What this tab asks for needs no more than the match's number.
    if (match[2] === 'lineups')
      ['lineups', 'bench', 'sidelined'].forEach(function (what) {
        ask('fixtures/?t=match_' + what + '&id=' + match[1] + (what < 's' ? '&include=stats' : ''));
      });
  }
  if (!hasList) return;
  // The day's list draws the rows, so nothing may be in its way: what is in play is asked for by the page's code.
  if (!askForDay()) ask('livescores/?t=live&include=events');
})();

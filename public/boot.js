/* Runs before the first paint, in every browser. Until it has checked that the browser is new enough it uses no
   syntax newer than 2009, and it must not throw. It applies the theme, warns people whose browser is too old, and
   requests the page's first data and texts while the page's own script is still loading. */
(function () {
  var root = document.documentElement;

  function stored(name) {
    try {
      return localStorage.getItem(name);
    } catch (e) {
      // Storage is blocked: the device's settings apply.
      return null;
    }
  }

  function wants(query) {
    return !!window.matchMedia && matchMedia(query).matches;
  }

  function applyTheme(theme) {
    if (theme !== 'light' && theme !== 'dark' && theme !== 'contrast')
      theme = wants('(prefers-contrast: more)') ? 'contrast' : '';
    if (theme) root.setAttribute('data-theme', theme);
    else root.removeAttribute('data-theme');
    // Colours the browser's own bars: the first meta element is for devices in light mode, the second for those in dark
    // mode.
    var bars = document.getElementsByName('theme-color');
    var light = theme === 'contrast' ? '#ffffff' : '#f6f7f3';
    var dark = theme === 'contrast' ? '#000000' : '#080e0b';
    for (var i = 0; i < bars.length; i++)
      bars[i].content = theme === 'dark' || (i && theme !== 'light') ? dark : light;
  }
  applyTheme(stored('theme'));
  // Where odds are hidden no link leads to them and no data of them are requested.
  if (stored('prices') === 'hidden' && !root.hasAttribute('data-odds'))
    root.setAttribute('data-odds', 'hidden');
  // Reserves the place of the row extras from the first row on.
  if (stored('extras')) root.setAttribute('data-extras', stored('extras'));

  var modern =
    'noModule' in document.createElement('script') &&
    typeof AbortSignal === 'function' &&
    typeof AbortSignal.any === 'function' &&
    !!window.CSS &&
    CSS.supports('color', 'light-dark(oklch(0 0 0), oklch(1 0 0))');
  if (!modern) {
    // Tells the page's own code, where it would run, not to start.
    root.setAttribute('data-too-old', '');
    document.addEventListener('DOMContentLoaded', function () {
      document.getElementById('old').hidden = false;
      document.getElementById('root').style.display = 'none';
    });
    return;
  }

  // Reports code that does not load: a skeleton that never fills would mislead.
  function onError(event) {
    if (!event.target || event.target.tagName !== 'SCRIPT') return;
    root.removeAttribute('data-first');
    document.getElementById('broken').hidden = false;
  }
  addEventListener('error', onError, true);

  function ignore() {}

  // The path under which the site is served; it also answers at its own port, without the path.
  var base = root.getAttribute('data-base') || '';
  if ((location.pathname + '/').indexOf(base + '/')) base = '';
  var pathname = location.pathname.slice(base.length);

  var early = {};
  window.touchline = { early: early, applyTheme: applyTheme };

  // Fetches an answer, possibly from another address than the one it is registered under. The code that takes it over
  // handles a failure. With a delay only the page's code knows what to request.
  function request(path, instead) {
    if (stored('delay')) return;
    var url = base + '/api/v2.2/' + path;
    var pending = fetch(instead ? base + instead : url, { cache: 'no-cache' }).then(function (response) {
      // Parsed here, while the code that needs it is still loading.
      var body = response.json();
      body.then(null, ignore);
      response.json = function () {
        return body;
      };
      return response;
    });
    pending.then(null, ignore);
    early[url] = function () {
      return pending;
    };
    return pending;
  }

  // Fetches data of the current season that a competition's response names, unless the address names another season. A
  // cup may have no table.
  function requestForSeason(path, competition) {
    if (!competition || /[?&]season=/.test(location.search)) return;
    function read(response) {
      return response.json();
    }
    function requestPart(answer) {
      var season = answer.data.id_current_season;
      if (season && !(answer.data.is_cup && /stand/.test(path))) request(path.replace('#', season));
    }
    competition.then(read).then(requestPart).then(null, ignore);
  }

  // Requests what the server wrote into the page: the page's first data, with $ for the id in the address, # for the season
  // and @ for the day.
  function requestPage(paths) {
    var id = pathname.split('/')[2];
    var previous;
    var isOfOdds = /^\/odds/.test(pathname);
    paths.split(' ').forEach(function (path) {
      if ((isOfOdds || /odds/.test(path)) && root.hasAttribute('data-odds')) return;
      if (/@/.test(path)) requestDay(path);
      else if (/#/.test(path)) requestForSeason(path, previous);
      else previous = request(path.replace('$', id));
    });
  }

  // Loads a group of texts while the page's own script is still loading.
  function preloadTexts(group) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = base + root.getAttribute('data-texts') + root.lang + '/' + group + '.js';
    document.head.appendChild(link);
  }

  var entry = performance.getEntriesByType('navigation')[0];

  // The world's time came with the page as `Server-Timing`; the device's clock may be wrong.
  function worldNow() {
    var entryTiming = ((entry && entry.serverTiming) || []).filter(function (one) {
      return one.name === 'world';
    })[0];
    return entryTiming ? parseInt(entryTiming.description, 10) : 0;
  }

  // Viewers with an order or a filter of their own need the whole list.
  function hasOwnOrder() {
    return (
      stored('favourites') ||
      stored('pins') ||
      stored('folds') ||
      stored('by') ||
      /[?&](show|by)=/.test(location.search)
    );
  }

  function dayOf(zone) {
    try {
      return new Intl.DateTimeFormat('sv-SE', { timeZone: zone || undefined, dateStyle: 'short' });
    } catch (e) {
      return dayOf('');
    }
  }

  // Fetches the UTC days that the viewer's day overlaps: itself and at most one neighbour. Returns false if the day is
  // unknown.
  function requestDay(path) {
    var format = dayOf(stored('zone'));
    var chosen = /[?&]d=(\d{4}-\d\d-\d\d)(?:&|$)/.exec(location.search);
    var now = worldNow();
    if (!chosen && !now) return false;
    var day = chosen ? chosen[1] : format.format(now);
    var start = Date.parse(day);
    if (!(start > 0)) return false;
    var days = [start - 1, start, start + 864e5]
      .filter(function (instant) {
        return instant === start || format.format(instant) === day;
      })
      .map(function (instant) {
        return new Date(instant).toISOString().slice(0, 10);
      });
    // Competitions of the viewer's country come first: the chosen one, else that of the time zone. A phone shows 14
    // matches at first, a wall display 60.
    var where = '&country=' + (stored('country') || '') + '&zone=' + format.resolvedOptions().timeZone;
    where += '&matches=' + (innerWidth < 640 ? 20 : 60);
    days.forEach(function (one) {
      request(
        path.replace('@', one),
        hasList && !hasOwnOrder() && '/api/first/?d=' + one + '&of=' + days + where
      );
    });
    return true;
  }

  // A match that was opened from the list is shown in the split view, also after a reload.
  var inPanel = history.state && history.state.usr && history.state.usr.inPanel;
  var hasList =
    pathname === '/' || (/^\/match\//.test(pathname) && inPanel && wants('(min-width: 68.75rem)'));
  root.setAttribute('data-first', hasList ? 'list' : 'page');
  // The server has chosen the language, by the address or the browser; a choice of the viewer wins over the browser's. The
  // skeleton has the direction of the page that follows.
  var linked = /[?&]lang=(\w+)/.exec(location.search);
  var isLinked = linked && linked[1].toLowerCase() === root.lang.split('-')[0];
  var choice = stored('lang');
  var offered = root.getAttribute('data-languages') || choice;
  if (choice && !isLinked && offered.split(' ').indexOf(choice) >= 0) root.lang = choice;
  root.dir = root.getAttribute('data-rtl').split(' ').indexOf(root.lang) < 0 ? 'ltr' : 'rtl';
  preloadTexts('first');
  if (!hasList) preloadTexts('pages');
  var page = document.getElementsByName('early')[0];
  if (page) requestPage(page.content);
  if (!hasList) return;
  // The day's list draws the rows, so nothing competes with it: the page's code fetches the live matches later.
  if (!requestDay('fixtures/?t=schedule&d=@')) request('livescores/?t=live&include=events');
})();

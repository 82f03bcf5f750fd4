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

  // An answer may be asked for at another address than it is known by: whoever takes it over hears of a failure.
  function ask(path, instead) {
    var url = '/api/v2.2/' + path;
    var asked = fetch(instead || url, { cache: 'no-cache' }).then(function (response) {
      // Read while the code that wants it is still on its way.
      var body = response.json();
      body.then(null, function () {});
      response.json = function () {
        return body;
      };
      return response;
    });
    asked.then(null, function () {});
    early[url] = function () {
      return asked;
    };
    return asked;
  }

  // Of the season that a competition's answer calls the current one, unless the address names another; a cup may have
  // no table.
  function askForSeason(path, asked) {
    if (!asked || /[?&]season=/.test(location.search)) return;
    function read(response) {
      return response.json();
    }
    function askOn(told) {
      var season = told.data.id_current_season;
      if (season && !(told.data.is_cup && /stand/.test(path))) ask(path.replace('#', season));
    }
    asked.then(read).then(askOn).then(null, function () {});
  }

  // The build wrote into the script's element what a page and a language consist of: files, and behind them what
  // they ask for, with $ for the number in the address, # for the season and @ for the day. A style that has come is
  // put on, whether or not the page comes to need it: browsers warn of what was fetched and is not used.
  function preload(name, id) {
    var files = (script && script.getAttribute('data-' + name)) || '';
    var asked;
    files.split(' ').forEach(function (file) {
      if (file.charAt(0) !== '/') {
        if (/@/.test(file)) askForDay(file);
        else if (/#/.test(file)) askForSeason(file, asked);
        else if (file && id) asked = ask(file.replace('$', id));
        return;
      }
      var link = document.createElement('link');
      var isStyle = /\.css$/.test(file);
      link.rel = isStyle ? 'preload' : 'modulepreload';
      if (isStyle) {
        link.as = 'style';
        link.onload = function () {
          link.onload = null;
          link.rel = 'stylesheet';
        };
      }
      link.crossOrigin = '';
      link.href = file;
      document.head.appendChild(link);
    });
  }

  var entry = performance.getEntriesByType('navigation')[0];

  // What time it is in the world came with the page; the device's own clock may be wrong.
  function worldNow() {
    var told = ((entry && entry.serverTiming) || []).filter(function (one) {
      return one.name === 'world';
    })[0];
    return told ? parseInt(told.description, 10) : 0;
  }

  // Whoever has chosen what comes first, or wants to see something else than all, needs the whole list for it.
  function hasOwnOrder() {
    return (
      kept('favourites') || kept('pins') || kept('folds') || kept('by') || /[?&](show|by)=/.test(location.search)
    );
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
    // The first frame may come before the place has been read.
    requestAnimationFrame(function write() {
      var place = document.getElementsByClassName('first-days')[0];
      if (place) place.textContent = name;
      else if (document.readyState === 'loading') requestAnimationFrame(write);
    });
  }

  // The days of UTC that the viewer's day touches: it, and at most one on either side. False: it is not known which.
  function askForDay(path) {
    var format = dayOf(kept('zone'));
    var asked = /[?&]d=(\d{4}-\d\d-\d\d)(?:&|$)/.exec(location.search);
    var now = worldNow();
    if (!asked && !now) return false;
    var day = asked ? asked[1] : format.format(now);
    var start = Date.parse(day);
    if (!(start > 0)) return false;
    var days = [start - 1, start, start + 864e5]
      .filter(function (instant) {
        return instant === start || format.format(instant) === day;
      })
      .map(function (instant) {
        return new Date(instant).toISOString().slice(0, 10);
      });
    // Competitions of the viewer's country come first: the one that was chosen, else that of the zone. A phone shows
    // 14 matches at first, a wall 60.
    var where = '&country=' + (kept('country') || '') + '&zone=' + format.resolvedOptions().timeZone;
    where += '&matches=' + (innerWidth < 640 ? 20 : 60);
    days.forEach(function (one) {
      ask(path.replace('@', one), hasList && !hasOwnOrder() && '/api/first/?d=' + one + '&of=' + days + where);
    });
    if (hasList) nameDay(start);
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
  var other = /^\/(tv$|odds$|(?:competition|team)(?=\/\d+$))(?:\/(\d+))?/.exec(location.pathname);
  if (!hasList && !match && !other) return;
  preload(language);
  if (other) preload(other[1], other[2]);
  if (match) {
    preload('match', match[1]);
    if (match[2]) preload('match-' + match[2], match[1]);
  }
  if (!hasList) return;
  // The day's list draws the rows, so nothing may be in its way: what is in play is asked for by the page's code.
  if (!askForDay('fixtures/?t=schedule&d=@')) ask('livescores/?t=live&include=events');
})();

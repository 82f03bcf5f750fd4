/** Texts by part, in the shape of the English files. Written by write-types.ts. */
export interface Parts {
readonly "about": {
readonly "about": {
readonly "title": string;
readonly "what": string;
readonly "promise": {
readonly "title": string;
readonly "lines": readonly [string, string, string, string, string];
};
readonly "server": {
readonly "title": string;
readonly "by": (name: string | number) => string;
readonly "unknown": string;
readonly "status": string;
readonly "contact": string;
};
readonly "data": {
readonly "title": string;
readonly "real": string;
readonly "invented": string;
readonly "live": (seconds: number) => string;
readonly "old": string;
};
readonly "connect": {
readonly "title": string;
readonly "how": string;
readonly "variables": {
readonly "UPSTREAM_URL": string;
readonly "UPSTREAM_USER": string;
readonly "UPSTREAM_TOKEN": string;
};
readonly "plan": (requests: number, allDay: number, evening: number) => string;
};
readonly "licences": {
readonly "title": string;
readonly "own": string;
readonly "notices": string;
};
};
};
readonly "alerts": {
readonly "alerts": {
readonly "title": string;
readonly "close": string;
readonly "kinds": string;
readonly "kind": {
readonly "kick-off": string;
readonly "line-ups": string;
readonly "goals": string;
readonly "reds": string;
readonly "half-time": string;
readonly "full-time": string;
readonly "ruled-out": string;
readonly "moved": string;
};
readonly "newBells": string;
readonly "turnOn": string;
readonly "allSettings": string;
readonly "delivery": string;
readonly "notifications": string;
readonly "toasts": string;
readonly "push": string;
readonly "pushCost": (n: number) => string;
readonly "priceCost": (n: number) => string;
readonly "pushTest": string;
readonly "pushNotes": {
readonly "sent": string;
readonly "unsent": string;
readonly "failed": string;
};
readonly "topic": {
readonly "choice": string;
readonly "hint": string;
readonly "elsewhere": string;
readonly "secret": string;
readonly "steps": (server: string | number) => string;
readonly "name": string;
readonly "code": string;
readonly "app": string;
readonly "notes": {
readonly "sent": string;
readonly "unsent": string;
readonly "failed": string;
};
readonly "isOn": string;
};
readonly "closedTab": string;
readonly "openTab": string;
readonly "blocked": string;
readonly "obstacle": {
readonly "install": string;
readonly "insecure": string;
readonly "browser": string;
};
readonly "installSteps": readonly [string, string];
readonly "sound": string;
readonly "sounds": {
readonly "none": string;
readonly "whistle": string;
readonly "chime": string;
readonly "horn": string;
};
readonly "play": string;
readonly "volume": string;
readonly "percent": (percent: string | number) => string;
readonly "quiet": string;
readonly "quietNote": string;
readonly "from": string;
readonly "until": string;
readonly "bells": string;
readonly "noBells": string;
readonly "turnOffBell": (name: string | number) => string;
readonly "turnOffShort": string;
readonly "subject": {
readonly "team": (id: string | number) => string;
readonly "competition": (id: string | number) => string;
readonly "match": (id: string | number) => string;
readonly "player": (id: string | number) => string;
};
readonly "away": (counts: string | number) => string;
readonly "latest": string;
readonly "dismiss": string;
readonly "dismissMatch": (match: string | number) => string;
readonly "more": (n: number) => string;
};
};
readonly "bracket": {
readonly "bracket": {
readonly "undrawn": string;
readonly "none": string;
readonly "ties": (n: number) => string;
readonly "through": string;
readonly "match": string;
readonly "legs": {
readonly "1/2": string;
readonly "2/2": string;
};
readonly "penalties": (score: string | number) => string;
};
};
readonly "builders": {
readonly "builder": {
readonly "preview": string;
readonly "address": string;
readonly "copy": string;
readonly "copied": string;
readonly "open": string;
readonly "remove": (name: string | number) => string;
readonly "language": string;
readonly "theme": string;
readonly "themes": {
readonly "dark": string;
readonly "light": string;
readonly "contrast": string;
};
readonly "competitions": string;
readonly "addCompetition": string;
readonly "desk": string;
};
readonly "wallBuilder": {
readonly "title": string;
readonly "intro": string;
readonly "embeds": string;
readonly "presets": string;
readonly "preset": {
readonly "newsroom": string;
readonly "pub": string;
readonly "club": string;
readonly "betting": string;
};
readonly "problems": string;
readonly "screen": string;
readonly "screens": {
readonly "hd": string;
readonly "uhd": string;
readonly "wide": string;
readonly "portrait": string;
};
readonly "previewNote": string;
readonly "qr": string;
readonly "unreachable": (host: string | number) => string;
readonly "views": string;
readonly "view": {
readonly "board": string;
readonly "grid": string;
readonly "match": string;
readonly "best": string;
readonly "table": string;
readonly "next": string;
readonly "results": string;
readonly "tv": string;
readonly "vidiprinter": string;
readonly "odds": string;
readonly "clock": string;
};
readonly "order": {
readonly "up": (view: string | number) => string;
readonly "down": (view: string | number) => string;
readonly "moved": (view: string | number, place: string | number, count: string | number) => string;
};
readonly "viewsNote": string;
readonly "every": string;
readonly "matches": string;
readonly "follow": string;
readonly "addTeam": string;
readonly "countries": string;
readonly "addCountry": string;
readonly "plusCountry": string;
readonly "all": string;
readonly "look": string;
readonly "density": string;
readonly "densities": {
readonly "normal": string;
readonly "compact": string;
};
readonly "screenLanguage": string;
readonly "odds": string;
readonly "oddsFormat": string;
readonly "oddsFormats": {
readonly "decimal": string;
readonly "fractional": string;
readonly "american": string;
};
readonly "time": string;
readonly "zone": string;
readonly "screenZone": string;
readonly "zones": string;
readonly "addZone": string;
readonly "plusZone": string;
readonly "hours": string;
readonly "from": string;
readonly "until": string;
readonly "delay": string;
readonly "rollover": string;
readonly "rolloverNote": string;
readonly "sound": string;
readonly "chime": string;
readonly "volume": string;
readonly "percent": (percent: string | number) => string;
readonly "name": string;
readonly "nameNote": string;
};
readonly "embedBuilder": {
readonly "title": string;
readonly "intro": string;
readonly "walls": string;
readonly "problems": string;
readonly "what": string;
readonly "kind": {
readonly "match": string;
readonly "table": string;
readonly "scores": string;
};
readonly "find": {
readonly "match": string;
readonly "table": string;
};
readonly "choose": {
readonly "match": string;
readonly "table": string;
readonly "scores": string;
};
readonly "teams": string;
readonly "addTeam": string;
readonly "rows": string;
readonly "allRows": string;
readonly "someRows": (n: number) => string;
readonly "form": string;
readonly "themes": {
readonly "auto": string;
readonly "light": string;
readonly "dark": string;
};
readonly "readerLanguage": string;
readonly "zone": string;
readonly "readerZone": string;
readonly "width": string;
readonly "widths": {
readonly "article": string;
readonly "phone": string;
};
readonly "resizing": string;
readonly "code": string;
readonly "versus": (home: string | number, away: string | number) => string;
readonly "scores": string;
readonly "origins": string;
};
};
readonly "calendar": {
readonly "calendarFile": {
readonly "choose": string;
readonly "file": string;
readonly "day": string;
readonly "match": (match: string | number) => string;
};
readonly "datePicker": {
readonly "previous": string;
readonly "next": string;
readonly "close": string;
};
};
readonly "catch-up-offer": {
readonly "catchUpOffer": {
readonly "yesterday": string;
readonly "day": string;
readonly "matches": (n: number) => string;
readonly "dismiss": string;
};
};
readonly "catch-up": {
readonly "catchUp": {
readonly "name": string;
readonly "title": (day: string | number) => string;
readonly "place": (number: string | number, count: string | number) => string;
readonly "upNext": string;
readonly "skip": string;
readonly "done": (n: number) => string;
readonly "nothing": string;
readonly "allScores": string;
};
};
readonly "changes": {
readonly "changes": {
readonly "names": {
readonly "goal": string;
readonly "ruled-out": string;
readonly "red": string;
readonly "red-rescinded": string;
readonly "penalty-missed": string;
readonly "kick-scored": string;
readonly "kick-missed": string;
readonly "ruling": string;
readonly "line-ups": string;
readonly "rescheduled": string;
readonly "kick-off": string;
readonly "half-time": string;
readonly "ninety": string;
readonly "extra-time": string;
readonly "full-time": string;
readonly "after-extra-time": string;
readonly "after-penalties": string;
readonly "awarded": string;
readonly "abandoned": string;
readonly "postponed": string;
readonly "cancelled": string;
};
readonly "forTeam": (name: string | number, team: string | number) => string;
readonly "versus": (home: string | number, away: string | number) => string;
readonly "penalties": (score: string | number) => string;
readonly "several": {
readonly "goals": (n: number) => string;
readonly "reds": (n: number) => string;
readonly "kick-off": (n: number) => string;
readonly "line-ups": (n: number) => string;
readonly "half-time": (n: number) => string;
readonly "full-time": (n: number) => string;
readonly "moved": (n: number) => string;
};
readonly "more": (n: number) => string;
readonly "manners": {
readonly "penalty": string;
readonly "own": string;
readonly "second-yellow": string;
readonly "ruled-out": string;
};
readonly "states": {
readonly "half-time": string;
readonly "extra-half-time": string;
readonly "break": string;
readonly "shoot-out": string;
readonly "full-time": string;
readonly "after-extra-time": string;
readonly "after-penalties": string;
readonly "awarded": string;
readonly "postponed": string;
readonly "cancelled": string;
readonly "delayed": string;
readonly "no-update": string;
readonly "result-missing": string;
readonly "to-be-announced": string;
readonly "update-later": string;
readonly "update-pending": string;
readonly "awarding": string;
readonly "abandoned": string;
readonly "interrupted": string;
readonly "suspended": string;
};
};
};
readonly "comments": {
readonly "comments": {
readonly "title": string;
};
};
readonly "compare-link": {
readonly "compareLink": string;
};
readonly "compare": {
readonly "compare": {
readonly "title": {
readonly "team": string;
readonly "player": string;
};
readonly "pageTitle": (first: string | number, second: string | number) => string;
readonly "kind": {
readonly "team": string;
readonly "player": string;
};
readonly "swap": string;
readonly "fields": {
readonly "team": {
readonly "home": string;
readonly "away": string;
};
readonly "player": {
readonly "home": string;
readonly "away": string;
};
};
readonly "empty": {
readonly "team": string;
readonly "player": string;
};
readonly "choose": {
readonly "team": string;
readonly "player": string;
};
readonly "chooseOther": {
readonly "team": (name: string | number) => string;
readonly "player": (name: string | number) => string;
};
readonly "both": string;
readonly "invalid": {
readonly "team": string;
readonly "player": string;
};
readonly "same": {
readonly "team": string;
readonly "player": string;
};
readonly "many": string;
readonly "notFound": {
readonly "team": string;
readonly "player": string;
};
readonly "suggestions": string;
readonly "unavailable": string;
readonly "season": string;
readonly "groups": {
readonly "overall": string;
readonly "home": string;
readonly "away": string;
};
readonly "rows": {
readonly "pointsPerMatch": string;
readonly "cleanSheets": string;
};
readonly "fewer": string;
readonly "lastFive": string;
readonly "allMeetings": (n: number) => string;
readonly "next": string;
readonly "noNext": string;
readonly "table": string;
readonly "differentTables": (first: string | number, one: string | number, second: string | number, other: string | number) => string;
readonly "sameCompetition": (first: string | number, second: string | number) => string;
readonly "profile": string;
readonly "scope": string;
readonly "scopes": {
readonly "league": string;
readonly "all": string;
};
readonly "per90": string;
readonly "lastMatches": string;
readonly "noMatches": string;
readonly "earlier": string;
};
};
readonly "competition": {
readonly "competitions": {
readonly "title": string;
readonly "filter": string;
readonly "mine": string;
readonly "noMatch": (text: string | number) => string;
readonly "none": string;
readonly "world": string;
readonly "popular": string;
readonly "kinds": {
readonly "cup": string;
readonly "youth": string;
readonly "reserves": string;
readonly "friendly": string;
};
};
readonly "competition": {
readonly "notFound": string;
readonly "noSeason": string;
readonly "label": string;
readonly "title": (name: string | number, tab: string | number) => string;
readonly "season": string;
readonly "round": (round: string | number, rounds: string | number) => string;
readonly "tabs": {
readonly "table": string;
readonly "bracket": string;
readonly "fixtures": string;
readonly "results": string;
readonly "leaders": string;
readonly "venues": string;
};
readonly "rounds": string;
readonly "allRounds": string;
readonly "more": string;
readonly "missing": {
readonly "table": string;
readonly "bracket": string;
readonly "undrawn": string;
};
readonly "noFixtures": string;
readonly "noResults": string;
};
};
readonly "console": {
readonly "console": {
readonly "title": string;
readonly "about": string;
readonly "operation": string;
readonly "operations": string;
readonly "filter": string;
readonly "noOperation": (text: string | number) => string;
readonly "noParameters": string;
readonly "required": string;
readonly "none": string;
readonly "send": string;
readonly "sendAnyway": string;
readonly "refused": (sentence: string | number) => string;
readonly "curl": string;
readonly "copied": string;
readonly "open": string;
readonly "answer": string;
readonly "noAnswer": string;
readonly "waiting": string;
readonly "cancel": string;
readonly "failed": string;
readonly "status": string;
readonly "took": string;
readonly "size": string;
readonly "age": string;
readonly "cache": string;
readonly "milliseconds": (n: number) => string;
readonly "seconds": (n: number) => string;
readonly "bytes": (n: number) => string;
readonly "outcomes": {
readonly "hit": string;
readonly "miss": string;
readonly "collapsed": string;
readonly "stale": string;
readonly "unknown": string;
};
readonly "settled": (n: number, rules: string | number) => string;
readonly "headers": string;
readonly "body": string;
readonly "more": (n: number) => string;
readonly "items": (n: number) => string;
};
};
readonly "curve": {
readonly "curve": {
readonly "title": string;
readonly "of": string;
readonly "part": (period: string | number, home: string | number, homeMinutes: string | number, away: string | number, awayMinutes: string | number) => string;
};
};
readonly "delay": {
readonly "delay": {
readonly "title": string;
readonly "note": string;
readonly "behind": (seconds: number) => string;
readonly "change": (seconds: number) => string;
readonly "off": string;
readonly "starts": string;
readonly "startsNote": (seconds: number) => string;
readonly "rest": (seconds: number) => string;
readonly "seconds": string;
readonly "exact": string;
readonly "apply": string;
readonly "match": string;
readonly "day": string;
readonly "taps": string;
readonly "goal": string;
readonly "kickOff": string;
readonly "noMatch": string;
readonly "measuring": string;
readonly "found": (seconds: number) => string;
readonly "notFound": string;
readonly "close": string;
};
};
readonly "desk": {
readonly "desk": {
readonly "title": string;
readonly "intro": string;
readonly "sections": string;
readonly "section": {
readonly "results": string;
readonly "classified": string;
readonly "deciders": string;
readonly "fixtures": string;
readonly "tv": string;
readonly "tables": string;
};
readonly "format": string;
readonly "formats": {
readonly "text": string;
readonly "html": string;
readonly "markdown": string;
};
readonly "competitions": string;
readonly "chosen": (n: number) => string;
readonly "allCompetitions": string;
readonly "addCompetition": string;
readonly "options": string;
readonly "zone": string;
readonly "ownZone": string;
readonly "country": string;
readonly "ownCountries": string;
readonly "copy": string;
readonly "copied": string;
readonly "notCopied": string;
readonly "download": string;
readonly "print": string;
readonly "preview": string;
readonly "nothing": string;
readonly "problems": (parameters: string | number) => string;
readonly "hidden": (n: number) => string;
readonly "hiddenTables": string;
readonly "noEvents": string;
readonly "currentTables": string;
readonly "ownGoal": string;
readonly "unconfirmed": string;
readonly "sentOff": (team: string | number, players: string | number) => string;
readonly "changed": (time: string | number) => string;
readonly "unchanged": (time: string | number) => string;
readonly "gone": string;
readonly "off": string;
readonly "was": string;
readonly "now": string;
readonly "bench": string;
readonly "close": string;
};
};
readonly "embed-address": {
readonly "embedAddress": {
readonly "unknown": (name: string | number, hint: string | null) => string;
readonly "repeated": (name: string | number) => string;
readonly "empty": (name: string | number) => string;
readonly "many": (name: string | number, count: string | number, max: number) => string;
readonly "required": string;
readonly "invalid": {
readonly "id": (value: string | number) => string;
readonly "leagues": (value: string | number) => string;
readonly "teams": (value: string | number) => string;
readonly "rows": (value: string | number, min: string | number, max: number) => string;
readonly "form": (value: string | number) => string;
readonly "zone": (value: string | number) => string;
readonly "lang": (value: string | number) => string;
readonly "theme": (value: string | number) => string;
};
};
};
readonly "embed-page": {
readonly "embedPage": {
readonly "update": string;
readonly "noData": string;
};
};
readonly "embed": {
readonly "embed": {
readonly "newTab": string;
readonly "wholeMatch": string;
readonly "wholeTable": string;
readonly "allScores": string;
readonly "latest": string;
readonly "soon": string;
readonly "until": (time: string | number) => string;
readonly "days": (days: number) => string;
readonly "noMatch": string;
readonly "noTable": string;
readonly "noCompetition": string;
readonly "noCompetitions": string;
readonly "noMatches": string;
readonly "playing": (score: string | number, opponent: string | number) => string;
readonly "marked": string;
};
};
readonly "fallback": {
readonly "fallback": {
readonly "page": {
readonly "tooOld": string;
readonly "tooOldForWall": string;
readonly "noScript": string;
readonly "notLoaded": string;
readonly "reload": string;
};
readonly "errors": {
readonly "notFound": {
readonly "title": string;
readonly "advice": string;
};
readonly "tooMany": {
readonly "title": string;
readonly "advice": string;
};
readonly "busy": {
readonly "title": string;
readonly "advice": string;
};
readonly "unreadable": {
readonly "title": string;
readonly "advice": string;
};
readonly "broken": {
readonly "title": string;
readonly "advice": string;
};
};
readonly "scores": string;
readonly "refusedFrame": string;
};
};
readonly "filter": {
readonly "filter": {
readonly "tools": string;
readonly "byTime": string;
readonly "byCompetition": string;
readonly "box": string;
readonly "boxShort": string;
readonly "clear": string;
readonly "noMatch": (text: string | number) => string;
readonly "noMatchHint": string;
readonly "emptyDay": string;
readonly "nextDay": (day: string | number) => string;
readonly "empty": {
readonly "live": string;
readonly "liveDay": string;
readonly "finished": string;
readonly "scheduled": string;
};
readonly "showAll": string;
};
};
readonly "first-visit": {
readonly "firstVisit": {
readonly "choose": string;
readonly "dismiss": string;
};
};
readonly "first": {
readonly "score": (home: string | number, away: string | number) => string;
readonly "skip": string;
readonly "invented": string;
readonly "nav": {
readonly "label": string;
readonly "back": string;
readonly "scores": string;
readonly "live": string;
readonly "tables": string;
readonly "tv": string;
readonly "odds": string;
readonly "settings": string;
readonly "search": string;
readonly "my": string;
readonly "keys": string;
readonly "pause": string;
readonly "resume": string;
};
readonly "panel": {
readonly "label": string;
readonly "hint": string;
readonly "close": string;
readonly "opened": string;
};
readonly "loading": string;
readonly "countries": {
readonly "en": string;
readonly "sct": string;
readonly "wls": string;
readonly "nir": string;
readonly "us": string;
readonly "gb": string;
};
readonly "scores": {
readonly "heading": (day: string | number) => string;
readonly "title": (day: string | number) => string;
readonly "days": string;
readonly "today": string;
readonly "previous": string;
readonly "next": string;
readonly "filters": string;
readonly "show": {
readonly "all": string;
readonly "live": string;
readonly "finished": string;
readonly "scheduled": string;
};
readonly "matches": (n: number) => string;
readonly "dropped": (n: number) => string;
readonly "round": (number: string | number) => string;
readonly "halfTime": (score: string | number) => string;
readonly "secondLeg": string;
readonly "firstLeg": string;
readonly "penalties": (score: string | number) => string;
readonly "wonOnPenalties": (winner: string | number, score: string | null) => string;
readonly "goal": string;
readonly "ruledOut": string;
readonly "sentOff": (n: number) => string;
readonly "row": (home: string | number, homeScore: string | number, away: string | number, awayScore: string | number) => string;
readonly "roundOf": (number: string | number) => string;
readonly "groupOf": (name: string | number) => string;
readonly "rounds": {
readonly "final": string;
readonly "third-place": string;
readonly "semi-finals": string;
readonly "quarter-finals": string;
readonly "round-of-16": string;
readonly "round-of-32": string;
readonly "regular-season": string;
readonly "group-stage": string;
readonly "knockout": string;
readonly "championship-round": string;
readonly "middle-round": string;
readonly "relegation-round": string;
};
readonly "unknownScorer": string;
readonly "manners": {
readonly "penalty": string;
readonly "own": string;
};
readonly "versus": (home: string | number, away: string | number) => string;
};
readonly "list": {
readonly "follow": (name: string | number) => string;
readonly "followShort": string;
readonly "followed": (name: string | number) => string;
readonly "followedShort": string;
readonly "following": string;
readonly "table": string;
readonly "tables": (name: string | number) => string;
readonly "inPlay": (n: number) => string;
readonly "kickOffs": (time: string | number) => string;
readonly "aggregate": (score: string | number) => string;
readonly "firstLegScore": (score: string | number) => string;
readonly "nowOn": (when: string | number) => string;
};
readonly "moment": {
readonly "minute": (minute: string | number) => string;
readonly "minuteSaid": (minute: number, stoppage: number) => string;
readonly "extra": (minute: string | number) => string;
readonly "extraSaid": (minute: string | number) => string;
readonly "kickOffSaid": (time: string | number) => string;
readonly "live": {
readonly "short": string;
readonly "spoken": string;
};
readonly "half-time": {
readonly "short": string;
readonly "spoken": string;
};
readonly "extra-half-time": {
readonly "short": string;
readonly "spoken": string;
};
readonly "extra-time": {
readonly "short": string;
readonly "spoken": string;
};
readonly "break": {
readonly "short": string;
readonly "spoken": string;
};
readonly "shoot-out": {
readonly "short": string;
readonly "spoken": string;
};
readonly "full-time": {
readonly "short": string;
readonly "spoken": string;
};
readonly "after-extra-time": {
readonly "short": string;
readonly "spoken": string;
};
readonly "after-penalties": {
readonly "short": string;
readonly "spoken": string;
};
readonly "awarded": {
readonly "short": string;
readonly "spoken": string;
};
readonly "postponed": {
readonly "short": string;
readonly "spoken": string;
};
readonly "cancelled": {
readonly "short": string;
readonly "spoken": string;
};
readonly "delayed": {
readonly "short": string;
readonly "spoken": string;
};
readonly "no-update": {
readonly "short": string;
readonly "spoken": string;
};
readonly "result-missing": {
readonly "short": string;
readonly "spoken": string;
};
readonly "to-be-announced": {
readonly "short": string;
readonly "spoken": string;
};
readonly "update-later": {
readonly "short": string;
readonly "spoken": string;
};
readonly "update-pending": {
readonly "short": string;
readonly "spoken": string;
};
readonly "awarding": {
readonly "short": string;
readonly "spoken": string;
};
readonly "abandoned": {
readonly "short": string;
readonly "spoken": string;
};
readonly "interrupted": {
readonly "short": string;
readonly "spoken": string;
};
readonly "suspended": {
readonly "short": string;
readonly "spoken": string;
};
readonly "inMinute": {
readonly "abandoned": (minute: number) => string;
readonly "interrupted": (minute: number) => string;
readonly "suspended": (minute: number) => string;
};
};
readonly "age": {
readonly "upToDate": (time: string | number, zone: string | number) => string;
readonly "asOf": (time: string | number) => string;
};
readonly "calm": {
readonly "pausedSince": (time: string | number) => string;
};
readonly "continents": {
readonly "World": string;
readonly "Africa": string;
readonly "North America": string;
readonly "South America": string;
readonly "Oceania": string;
readonly "Asia": string;
readonly "Europe": string;
};
};
readonly "follow": {
readonly "follow": {
readonly "following": (name: string | number) => string;
readonly "followingMatch": string;
readonly "close": string;
readonly "alertsOn": string;
readonly "teams": string;
readonly "pin": string;
readonly "hide": string;
readonly "unfollow": string;
};
};
readonly "h2h": {
readonly "h2h": {
readonly "title": string;
readonly "ground": string;
readonly "all": string;
readonly "home": string;
readonly "away": string;
readonly "at": (team: string | number) => string;
readonly "won": (team: string | number) => string;
readonly "drawn": string;
readonly "goals": (home: string | number, away: string | number) => string;
readonly "noneHere": string;
readonly "last": (team: string | number) => string;
};
};
readonly "hide-scores": {
readonly "hideScores": {
readonly "hide": string;
readonly "title": string;
readonly "hidden": string;
readonly "revealAll": string;
};
};
readonly "in-tab": {
readonly "inTab": {
readonly "title": string;
readonly "text": string;
readonly "open": string;
};
};
readonly "keys": {
readonly "keys": {
readonly "close": string;
readonly "enabled": string;
readonly "names": {
readonly "Enter": string;
readonly "Escape": string;
readonly "ArrowRight": string;
readonly "ArrowLeft": string;
};
readonly "does": {
readonly "next": string;
readonly "previous": string;
readonly "open": string;
readonly "enter": string;
readonly "favourite": string;
readonly "dayBefore": string;
readonly "dayAfter": string;
readonly "filter": string;
readonly "search": string;
readonly "odds": string;
readonly "pause": string;
readonly "keys": string;
readonly "close": string;
};
};
};
readonly "leaders": {
readonly "leaders": {
readonly "list": string;
readonly "lists": {
readonly "topscorers": string;
readonly "topassists": string;
readonly "topcards": string;
};
readonly "none": string;
readonly "shared": (place: string | number) => string;
readonly "more": (all: number) => string;
readonly "columns": {
readonly "pos": {
readonly "short": string;
readonly "long": string;
};
readonly "player": {
readonly "short": string;
readonly "long": string;
};
readonly "goals": {
readonly "short": string;
readonly "long": string;
};
readonly "penalties": {
readonly "short": string;
readonly "long": string;
};
readonly "assists": {
readonly "short": string;
readonly "long": string;
};
readonly "yellowcards": {
readonly "short": string;
readonly "long": string;
};
readonly "yellowredcards": {
readonly "short": string;
readonly "long": string;
};
readonly "redcards": {
readonly "short": string;
readonly "long": string;
};
readonly "matches_played": {
readonly "short": string;
readonly "long": string;
};
readonly "minutes_played": {
readonly "short": string;
readonly "long": string;
};
};
};
};
readonly "ledger": {
readonly "ledger": {
readonly "title": string;
readonly "copy": string;
readonly "copied": string;
readonly "ruledOut": (from: string | number, to: string | number) => string;
readonly "scorer": (minute: string | null, from: string | number, to: string | number) => string;
readonly "unnamed": string;
readonly "kickOff": (from: string | number, to: string | number) => string;
};
};
readonly "line-ups": {
readonly "lineUps": {
readonly "title": string;
readonly "confirmed": string;
readonly "expected": string;
readonly "bench": string;
readonly "coach": string;
readonly "out": string;
readonly "isOut": string;
readonly "injuries": string;
readonly "suspension": string;
readonly "back": (day: string | number) => string;
readonly "captain": string;
readonly "captainSign": string;
readonly "pitch": (home: string | number, away: string | number) => string;
readonly "side": (team: string | number, formation: string | number) => string;
readonly "show": string;
readonly "lineUp": string;
readonly "playerStats": string;
readonly "deed": (kind: string | number, minute: string | number) => string;
readonly "on": (minute: string | null) => string;
readonly "off": (minute: string | null) => string;
readonly "kinds": {
readonly "goal": string;
readonly "own-goal": string;
readonly "penalty": string;
readonly "penalty_missed": string;
readonly "yellowcard": string;
readonly "yellowredcard": string;
readonly "redcard": string;
};
readonly "letters": {
readonly "G": string;
readonly "D": string;
readonly "M": string;
readonly "F": string;
};
readonly "positions": {
readonly "Goalkeeper": string;
readonly "Right Back": string;
readonly "Central Defender": string;
readonly "Left Back": string;
readonly "Right Wing Back": string;
readonly "Left Wing Back": string;
readonly "Defensive Midfielder": string;
readonly "Central Midfielder": string;
readonly "Right Midfielder": string;
readonly "Left Midfielder": string;
readonly "Attacking Midfielder": string;
readonly "Right Winger": string;
readonly "Left Winger": string;
readonly "Forward": string;
};
readonly "early": (time: string | number) => string;
readonly "bestRating": string;
readonly "noPlaces": string;
readonly "player": string;
readonly "key": string;
readonly "stats": {
readonly "rating": {
readonly "short": string;
readonly "long": string;
};
readonly "minutes": {
readonly "short": string;
readonly "long": string;
};
readonly "goals": {
readonly "short": string;
readonly "long": string;
};
readonly "assists": {
readonly "short": string;
readonly "long": string;
};
readonly "shots_total": {
readonly "short": string;
readonly "long": string;
};
readonly "shots_on_target": {
readonly "short": string;
readonly "long": string;
};
readonly "key_passes": {
readonly "short": string;
readonly "long": string;
};
readonly "passes": {
readonly "short": string;
readonly "long": string;
};
readonly "passing_accuracy": {
readonly "short": string;
readonly "long": string;
};
readonly "tackles": {
readonly "short": string;
readonly "long": string;
};
readonly "interceptions": {
readonly "short": string;
readonly "long": string;
};
readonly "fouls": {
readonly "short": string;
readonly "long": string;
};
readonly "fouled": {
readonly "short": string;
readonly "long": string;
};
readonly "offsides": {
readonly "short": string;
readonly "long": string;
};
readonly "saves": {
readonly "short": string;
readonly "long": string;
};
};
};
};
readonly "match-cards": {
readonly "matchCards": {
readonly "label": string;
readonly "details": string;
readonly "allPrices": string;
readonly "bestOf": (n: number) => string;
readonly "allStats": string;
readonly "lineUpsIn": string;
readonly "pitch": string;
readonly "bestSoFar": string;
readonly "best": string;
readonly "nextGoal": string;
readonly "goal": (team: string | number) => string;
readonly "ifNothingElse": string;
readonly "missing": (what: string | number) => string;
readonly "missingParts": {
readonly "stats": string;
readonly "lineups": string;
readonly "tv": string;
};
};
};
readonly "match-info": {
readonly "matchInfo": {
readonly "story": string;
readonly "note": string;
readonly "facts": string;
readonly "thisMatch": string;
readonly "competition": string;
readonly "season": string;
readonly "stage": string;
readonly "group": string;
readonly "round": string;
readonly "leg": string;
readonly "legs": readonly [string, string];
readonly "kickOff": string;
readonly "venue": string;
readonly "referee": string;
readonly "attendance": string;
readonly "pitch": string;
readonly "weather": string;
readonly "degrees": (celsius: string | number) => string;
readonly "wind": (kmph: string | number, from: string | null) => string;
readonly "humidity": (percent: string | number) => string;
readonly "skies": {
readonly "clear/sunny": string;
readonly "mainly clear": string;
readonly "partly cloudy": string;
readonly "cloudy": string;
readonly "overcast": string;
readonly "moderate or heavy rain shower": string;
readonly "thunderstorm": string;
};
readonly "directions": {
readonly "N": string;
readonly "NE": string;
readonly "E": string;
readonly "SE": string;
readonly "S": string;
readonly "SW": string;
readonly "W": string;
readonly "NW": string;
};
};
};
readonly "match-stats": {
readonly "matchStats": {
readonly "title": string;
readonly "groups": {
readonly "attack": string;
readonly "play": string;
readonly "discipline": string;
};
readonly "periods": {
readonly "label": string;
readonly "all": string;
readonly "1st half": string;
readonly "2nd half": string;
readonly "extra": string;
};
readonly "fewerIsBetter": string;
readonly "none": string;
};
readonly "stats": {
readonly "possessionpercent": string;
readonly "xg": string;
readonly "shots_total": string;
readonly "shots_on_target": string;
readonly "shots_off_target": string;
readonly "shots_blocked": string;
readonly "dangerous_attacks": string;
readonly "attacks": string;
readonly "corners": string;
readonly "offsides": string;
readonly "fouls": string;
readonly "yellowcards": string;
readonly "redcards": string;
readonly "penalties": string;
readonly "passing_accuracy": string;
readonly "key_passes": string;
readonly "crosses": string;
readonly "free_kick": string;
readonly "throw_in": string;
readonly "goal_kick": string;
readonly "substitutions": string;
};
readonly "percent": (n: string | number) => string;
};
readonly "match": {
readonly "matchTabs": {
readonly "label": string;
readonly "summary": string;
readonly "lineups": string;
readonly "stats": string;
readonly "table": string;
readonly "odds": string;
readonly "h2h": string;
readonly "tv": string;
readonly "info": string;
};
readonly "wholePage": string;
readonly "matchTv": string;
readonly "period": {
readonly "1st half": string;
readonly "2nd half": string;
readonly "extra time 1": string;
readonly "extra time 2": string;
readonly "penalties": string;
};
readonly "match": {
readonly "notFound": string;
readonly "title": (home: string | number, score: string | null, away: string | number) => string;
readonly "onPenalties": (score: string | number) => string;
readonly "onAggregate": (score: string | number) => string;
readonly "more": string;
readonly "copy": string;
readonly "kickOff": string;
readonly "venue": string;
readonly "referee": string;
readonly "timeline": string;
readonly "notIncluded": {
readonly "events": string;
};
readonly "noEvents": {
readonly "none": string;
readonly "uncovered": string;
readonly "quiet": string;
readonly "off": string;
};
readonly "nothingMore": string;
readonly "assist": (name: string | number) => string;
readonly "comesOnFor": (name: string | number) => string;
readonly "kinds": {
readonly "goal": string;
readonly "yellowcard": string;
readonly "yellowredcard": string;
readonly "redcard": string;
readonly "substitution": string;
readonly "penalty_missed": string;
readonly "penalty_shootout_scored": string;
readonly "penalty_shootout_missed": string;
readonly "var": string;
};
readonly "unknownPlayer": string;
readonly "unknownScorer": string;
readonly "pen": string;
readonly "ruledOutFor": (reason: string | number) => string;
readonly "ruling": string;
readonly "kick": (number: string | number) => string;
readonly "ninety": (score: string | number) => string;
readonly "newestFirst": {
readonly "1st half": string;
readonly "2nd half": string;
readonly "extra time 1": string;
readonly "extra time 2": string;
readonly "penalties": string;
};
};
};
readonly "media": {
readonly "media": {
readonly "title": string;
readonly "more": string;
readonly "away": string;
};
};
readonly "my-channels": {
readonly "myChannels": {
readonly "title": string;
readonly "close": string;
readonly "note": string;
readonly "find": string;
readonly "none": (country: string | number) => string;
readonly "notFound": (country: string | number) => string;
readonly "house": (name: string | number, channels: number) => string;
readonly "stream": (name: string | number) => string;
readonly "count": (n: number) => string;
readonly "full": (max: number) => string;
readonly "clear": string;
readonly "done": string;
};
};
readonly "my": {
readonly "my": {
readonly "title": string;
readonly "vidiprinter": string;
readonly "live": string;
readonly "today": string;
readonly "coming": string;
readonly "results": string;
readonly "none": {
readonly "today": string;
readonly "coming": string;
readonly "results": string;
};
readonly "more": string;
readonly "following": string;
readonly "kinds": {
readonly "team": string;
readonly "competition": string;
readonly "player": string;
readonly "match": string;
};
readonly "noneOfTeams": string;
readonly "order": {
readonly "handle": (name: string | number) => string;
readonly "up": (name: string | number) => string;
readonly "down": (name: string | number) => string;
readonly "help": string;
readonly "lifted": (name: string | number, place: string | number, count: string | number) => string;
readonly "moved": (name: string | number, place: string | number, count: string | number) => string;
readonly "dropped": (name: string | number, place: string | number, count: string | number) => string;
readonly "cancelled": (name: string | number, place: string | number, count: string | number) => string;
};
readonly "how": string;
readonly "someTeams": string;
readonly "some": string;
readonly "search": string;
readonly "most": (n: number) => string;
};
};
readonly "news": {
readonly "news": {
readonly "goals": string;
readonly "vidiprinter": string;
readonly "fullPage": string;
};
readonly "away": {
readonly "goals": (came: number, went: number, since: string | number) => string;
readonly "dismiss": string;
};
readonly "announce": {
readonly "goals": (n: number) => string;
readonly "ruledOut": (n: number) => string;
readonly "others": (n: number) => string;
};
};
readonly "no-odds": {
readonly "noOdds": {
readonly "title": string;
readonly "hidden": string;
readonly "off": string;
readonly "show": string;
};
};
readonly "not-found": {
readonly "notFound": {
readonly "title": string;
readonly "page": string;
readonly "back": string;
};
};
readonly "notes": {
readonly "notes": {
readonly "postponed": (reason: string | number) => string;
readonly "cancelled": (reason: string | number) => string;
readonly "abandoned": (reason: string | number) => string;
readonly "toBeReplayed": (reason: string | number) => string;
readonly "awarded": (score: string | number, loser: "home" | "other", reason: string | number) => string;
readonly "walkover": (loser: "home" | "other", reason: string | number) => string;
readonly "awardedAfter": (score: string | number, minute: string | number, reason: string | number) => string;
readonly "stands": (minute: string | number, reason: string | number) => string;
readonly "deducted": (points: number, team: string | number, reason: string | number) => string;
readonly "phrases": {
readonly "waterlogged pitch": string;
readonly "heavy rain": string;
readonly "fog": string;
readonly "storm warning": string;
readonly "snow": string;
readonly "thunderstorm": string;
readonly "floodlight failure": string;
readonly "illness in the visiting squad": string;
readonly "no police available": string;
readonly "unsafe stand": string;
readonly "the result no longer affects the table": string;
readonly "a club has withdrawn": string;
readonly "order of the authorities": string;
readonly "crowd trouble": string;
readonly "pitch invasion": string;
readonly "objects thrown from the stands": string;
readonly "did not appear": string;
readonly "refused to play": string;
readonly "could not field enough players": string;
readonly "has withdrawn": string;
readonly "cannot field enough players": string;
readonly "has been excluded": string;
readonly "fewer than seven players": string;
readonly "insolvency proceedings": string;
readonly "breach of the licensing rules": string;
readonly "wages paid late": string;
readonly "an ineligible player was fielded": string;
readonly "offside": string;
readonly "handball": string;
readonly "foul in the build-up": string;
readonly "ball out of play": string;
readonly "Penalty overturned": string;
readonly "Penalty retaken: goalkeeper off the line": string;
readonly "Penalty retaken: players in the area too early": string;
readonly "Upgraded to red after review": string;
readonly "Reduced to yellow after review": string;
readonly "Saved": string;
readonly "Missed": string;
readonly "Foul": string;
readonly "Tactical foul": string;
readonly "Reckless tackle": string;
readonly "Holding": string;
readonly "Handball": string;
readonly "Serious foul play": string;
readonly "Violent conduct": string;
readonly "Denied a clear chance": string;
readonly "Injured": string;
readonly "Knock": string;
readonly "Illness": string;
readonly "Muscle strain": string;
readonly "Back pain": string;
readonly "Hamstring injury": string;
readonly "Calf injury": string;
readonly "Ankle injury": string;
readonly "Groin injury": string;
readonly "Thigh injury": string;
readonly "Knee injury": string;
readonly "Ankle ligament injury": string;
readonly "Broken foot": string;
readonly "Cruciate ligament injury": string;
readonly "Achilles tendon injury": string;
readonly "Broken leg": string;
readonly "Red card": string;
readonly "Second yellow card": string;
readonly "Yellow cards": string;
};
};
};
readonly "odds": {
readonly "odds": {
readonly "label": string;
readonly "format": string;
readonly "formats": {
readonly "decimal": string;
readonly "fractional": string;
readonly "american": string;
};
readonly "evens": string;
readonly "choose": string;
readonly "markets": {
readonly "1X2, Full Time Result": string;
readonly "Over/Under, Goal Line": string;
readonly "Asian Handicap": string;
readonly "Asian Corners": string;
readonly "1st Half Asian Handicap": string;
readonly "1st Half Goal Line": string;
readonly "1st Half Asian Corners": string;
readonly "Half Time Result": string;
};
readonly "stage": {
readonly "before": string;
readonly "inPlay": string;
readonly "last": string;
};
readonly "books": (n: number) => string;
readonly "best": string;
readonly "isBest": string;
readonly "payout": string;
readonly "payoutOver": string;
readonly "draw": string;
readonly "over": (line: string | number) => string;
readonly "under": (line: string | number) => string;
readonly "halves": (one: string | number, other: string | number) => string;
readonly "drifted": string;
readonly "shortened": string;
readonly "minutes": (count: number) => string;
readonly "hours": (count: number) => string;
readonly "days": (count: number) => string;
readonly "suspended": string;
readonly "outdated": string;
readonly "rowStates": {
readonly "suspended": string;
readonly "outdated": string;
};
readonly "chances": string;
readonly "noPrices": string;
readonly "noneHere": string;
readonly "allSuspended": string;
readonly "notIncluded": string;
readonly "none": string;
readonly "title": (day: string | number) => string;
readonly "heading": (day: string | number) => string;
readonly "legendBest": string;
readonly "hint": string;
readonly "shown": string;
readonly "mine": {
readonly "title": string;
readonly "which": string;
readonly "legend": string;
readonly "none": string;
};
readonly "look": {
readonly "title": string;
readonly "opened": string;
readonly "range": string;
readonly "moved": string;
readonly "still": string;
readonly "unmoved": string;
readonly "from": string;
readonly "now": string;
readonly "ago": (time: string | number) => string;
readonly "margin": string;
readonly "closing": string;
};
readonly "history": {
readonly "best": string;
readonly "bestOf": (n: number) => string;
readonly "compareAll": (n: number) => string;
readonly "open": (book: string | number) => string;
readonly "title": string;
readonly "titleClosed": string;
readonly "titlePlayed": string;
readonly "titleBeside": string;
readonly "result": string;
readonly "price": string;
readonly "closing": string;
readonly "implied": string;
readonly "fair": string;
readonly "margin": (part: string | number) => string;
readonly "kickOff": string;
readonly "kickOffSaid": string;
readonly "last": string;
readonly "ruledOut": (score: string | number) => string;
readonly "hint": string;
readonly "moment": string;
readonly "none": string;
};
readonly "legend": {
readonly "fresh": string;
readonly "older": string;
readonly "oldest": string;
readonly "suspended": string;
readonly "goal": string;
};
readonly "bell": {
readonly "label": (name: string | number) => string;
readonly "off": string;
readonly "on": string;
};
readonly "help": string;
readonly "care": string;
readonly "results": readonly [string, string, string];
};
};
readonly "play-back": {
readonly "playBack": {
readonly "hidden": string;
readonly "start": string;
readonly "resume": string;
readonly "next": string;
readonly "play": string;
readonly "pause": string;
readonly "stop": string;
readonly "upToDate": string;
};
};
readonly "pre-match": {
readonly "preMatch": {
readonly "days": (n: number) => string;
readonly "until": (duration: string | number) => string;
readonly "soon": string;
readonly "meaning": string;
readonly "win": (team: string | number) => string;
readonly "draw": string;
readonly "up": (place: number) => string;
readonly "stay": (place: number) => string;
readonly "down": (place: number) => string;
readonly "between": (best: number, worst: number) => string;
readonly "ahead": (team: string | number, criterion: string | number) => string;
readonly "behind": (team: string | number, criterion: string | number) => string;
readonly "bigger": (place: number, goals: string | number) => string;
readonly "asItStands": string;
readonly "cup": {
readonly "final": string;
readonly "third": string;
readonly "single": string;
readonly "firstLeg": string;
readonly "secondLeg": string;
readonly "level": (score: string | number) => string;
readonly "lead": (leader: string | number, score: string | number, other: string | number, goals: number) => string;
};
readonly "form": string;
readonly "lastFive": string;
readonly "noForm": string;
readonly "meetings": string;
readonly "allMeetings": string;
readonly "lineUps": {
readonly "title": string;
readonly "last": (time: string | null) => string;
readonly "confirmed": string;
readonly "noneOf": (team: string | number) => string;
};
readonly "watch": string;
readonly "prices": string;
readonly "allPrices": string;
readonly "table": string;
readonly "fullTable": string;
readonly "setting": string;
readonly "venueUnknown": string;
readonly "capacity": (spectators: string | number) => string;
readonly "noForecast": string;
};
};
readonly "preview": {
readonly "preview": {
readonly "general": {
readonly "title": string;
readonly "description": string;
};
readonly "shortcuts": readonly [string, string, string, string, string];
readonly "states": {
readonly "after-extra-time": string;
readonly "to-be-announced": string;
readonly "live": string;
readonly "extra-time": string;
};
readonly "extraTime": (minute: string | number) => string;
readonly "kickOff": (when: string | number) => string;
readonly "halfTime": (score: string | number) => string;
readonly "penalties": (score: string | number) => string;
readonly "tabs": {
readonly "lineups": string;
readonly "stats": string;
readonly "table": string;
readonly "odds": string;
readonly "h2h": string;
readonly "tv": string;
readonly "info": string;
readonly "bracket": string;
readonly "fixtures": string;
readonly "results": string;
readonly "leaders": string;
readonly "venues": string;
};
readonly "season": (name: string | number) => string;
readonly "about": {
readonly "competition": string;
readonly "team": string;
readonly "founded": (year: string | number) => string;
readonly "player": string;
readonly "coach": string;
readonly "referee": string;
readonly "venue": string;
readonly "capacity": (spectators: string | number) => string;
readonly "country": string;
readonly "continent": string;
readonly "channel": string;
};
readonly "kinds": {
readonly "team": string;
readonly "coach": string;
readonly "referee": string;
readonly "venue": string;
readonly "country": string;
readonly "continent": string;
readonly "channel": string;
};
readonly "positions": {
readonly "G": string;
readonly "D": string;
readonly "M": string;
readonly "F": string;
};
readonly "player": string;
readonly "compared": {
readonly "team": string;
readonly "player": string;
};
readonly "pages": {
readonly "compare": {
readonly "title": string;
readonly "description": string;
};
readonly "competitions": {
readonly "title": string;
readonly "description": string;
};
readonly "search": {
readonly "title": string;
readonly "description": string;
};
readonly "console": {
readonly "title": string;
readonly "description": string;
};
readonly "my": {
readonly "title": string;
readonly "description": string;
};
readonly "status": {
readonly "title": string;
readonly "description": string;
};
readonly "about": {
readonly "title": string;
readonly "description": string;
};
};
readonly "days": {
readonly "scores": {
readonly "title": string;
readonly "description": (day: string | null) => string;
};
readonly "tv": {
readonly "title": string;
readonly "description": (day: string | null) => string;
};
readonly "odds": {
readonly "title": string;
readonly "description": (day: string | null) => string;
};
};
readonly "leader": (name: string | number, points: number) => string;
};
};
readonly "price-waits": {
readonly "priceWaits": {
readonly "title": string;
readonly "results": {
readonly "home": string;
readonly "draw": string;
readonly "away": string;
};
readonly "now": (price: string | number, chance: string | null) => string;
readonly "mine": string;
readonly "noPrice": string;
readonly "price": string;
readonly "orHigher": (price: string | number) => string;
readonly "orLower": (price: string | number) => string;
readonly "unreadable": string;
readonly "already": string;
readonly "set": string;
readonly "move": string;
readonly "moveNote": (low: string | number, high: string | number) => string;
readonly "once": string;
readonly "full": (n: number) => string;
readonly "higher": (result: string | number, price: string | number) => string;
readonly "lower": (result: string | number, price: string | number) => string;
readonly "moved": (result: string | number, chance: string | number) => string;
readonly "told": (time: string | number) => string;
readonly "over": string;
readonly "unwatched": string;
readonly "remove": string;
readonly "removeOne": (what: string | number) => string;
};
};
readonly "prices": {
readonly "prices": {
readonly "evens": string;
readonly "reached": (price: string | number) => string;
readonly "moved": (from: string | number, to: string | number) => string;
readonly "results": {
readonly "home": (team: string | number) => string;
readonly "draw": string;
readonly "away": (team: string | number) => string;
};
readonly "best": (result: string | number, price: string | number) => string;
readonly "chance": (result: string | number) => string;
readonly "done": string;
};
};
readonly "profile": {
readonly "profile": {
readonly "notFound": {
readonly "player": string;
readonly "coach": string;
readonly "referee": string;
readonly "venue": string;
readonly "country": string;
readonly "continent": string;
};
readonly "kinds": {
readonly "player": string;
readonly "coach": string;
readonly "referee": string;
readonly "venue": string;
readonly "country": string;
readonly "continent": string;
};
readonly "club": string;
readonly "nationalTeam": string;
readonly "team": string;
readonly "position": string;
readonly "positions": {
readonly "G": string;
readonly "D": string;
readonly "M": string;
readonly "F": string;
};
readonly "registeredName": string;
readonly "shirt": string;
readonly "age": string;
readonly "born": (age: string | number, day: string | number) => string;
readonly "height": string;
readonly "centimetres": (n: string | number) => string;
readonly "weight": string;
readonly "kilograms": (n: string | number) => string;
readonly "foot": string;
readonly "feet": {
readonly "left": string;
readonly "right": string;
readonly "both": string;
};
readonly "value": string;
readonly "birthplace": string;
readonly "lastMatches": string;
readonly "noMatchesLoaded": string;
readonly "noClub": string;
readonly "moreMatches": string;
readonly "unused": string;
readonly "notInSquad": string;
readonly "noLineUp": string;
readonly "minutes": (n: string | number) => string;
readonly "minutesPlayed": (n: number) => string;
readonly "goals": (n: number) => string;
readonly "assists": (n: number) => string;
readonly "assistSign": string;
readonly "cards": {
readonly "yellowcard": string;
readonly "yellowredcard": string;
readonly "redcard": string;
};
readonly "rating": (value: string | number) => string;
readonly "thisSeason": string;
readonly "competition": string;
readonly "counts": {
readonly "matches": {
readonly "short": string;
readonly "long": string;
};
readonly "minutes": {
readonly "short": string;
readonly "long": string;
};
readonly "goals": {
readonly "short": string;
readonly "long": string;
};
readonly "assists": {
readonly "short": string;
readonly "long": string;
};
readonly "yellow": {
readonly "short": string;
readonly "long": string;
};
readonly "red": {
readonly "short": string;
readonly "long": string;
};
};
readonly "career": string;
readonly "today": string;
readonly "city": string;
readonly "address": string;
readonly "capacity": string;
readonly "continent": string;
readonly "competitions": string;
readonly "todaysMatches": string;
readonly "tomorrowsMatches": string;
readonly "allMatches": (n: number) => string;
readonly "homeOf": string;
readonly "matchesOf": (league: string | number) => string;
readonly "noLeagueHere": string;
readonly "now": string;
readonly "next": string;
readonly "results": string;
readonly "matches": string;
readonly "noRefereeMatches": string;
readonly "noTeam": string;
readonly "between": string;
readonly "countries": string;
};
};
readonly "push": {
readonly "push": {
readonly "test": string;
readonly "digest": (n: number) => string;
};
};
readonly "recovery": {
readonly "recovery": {
readonly "pageTitle": string;
readonly "page": string;
readonly "section": string;
readonly "retry": string;
readonly "reload": string;
readonly "missingTitle": string;
readonly "missing": string;
readonly "unreachable": string;
readonly "offlineTitle": string;
readonly "offline": string;
};
};
readonly "relation": {
readonly "relation": {
readonly "firstLeg": (score: string | number) => string;
readonly "secondLeg": (score: string | number) => string;
readonly "replayOf": (when: string | number) => string;
readonly "insteadOf": (when: string | number) => string;
};
};
readonly "remote": {
readonly "remote": {
readonly "title": string;
readonly "code": string;
readonly "codeHint": string;
readonly "connect": string;
readonly "connecting": string;
readonly "refusals": {
readonly "wrong_code": string;
readonly "too_many_requests": string;
readonly "not_paired": string;
readonly "foreign_origin": string;
readonly "unreachable": string;
};
readonly "wall": (number: string | number) => string;
readonly "waiting": string;
readonly "gone": (duration: string | number) => string;
readonly "page": (view: string | number, page: string | number, pages: number) => string;
readonly "views": {
readonly "none": string;
readonly "idle": string;
readonly "board": string;
readonly "grid": string;
readonly "match": string;
readonly "best": string;
readonly "table": string;
readonly "next": string;
readonly "results": string;
readonly "tv": string;
readonly "vidiprinter": string;
readonly "odds": string;
readonly "clock": string;
};
readonly "frozen": string;
readonly "paused": string;
readonly "muted": string;
readonly "previous": string;
readonly "next": string;
readonly "previousView": string;
readonly "nextView": string;
readonly "pause": string;
readonly "resume": string;
readonly "picture": string;
readonly "brightness": string;
readonly "percent": (percent: string | number) => string;
readonly "night": string;
readonly "volume": string;
readonly "mute": string;
readonly "odds": string;
readonly "reload": string;
readonly "matches": string;
readonly "matchesHint": string;
readonly "search": string;
readonly "pinned": string;
readonly "hidden": string;
readonly "onScreen": string;
readonly "noMatches": string;
readonly "noneFound": string;
readonly "more": string;
readonly "pin": string;
readonly "unpin": string;
readonly "hide": string;
readonly "unhide": string;
readonly "versus": (home: string | number, away: string | number) => string;
readonly "match": (id: string | number) => string;
readonly "full": (n: number) => string;
readonly "freezeHint": string;
readonly "notice": string;
readonly "noticeHint": (left: number) => string;
readonly "freeze": string;
readonly "unfreeze": string;
readonly "hideMatch": (match: string | number) => string;
readonly "cancel": string;
readonly "leave": string;
};
};
readonly "rewind-button": {
readonly "rewindButton": {
readonly "name": string;
readonly "title": string;
};
};
readonly "rewind": {
readonly "rewind": {
readonly "label": string;
readonly "asAt": (time: string | number) => string;
readonly "slider": string;
readonly "play": string;
readonly "pause": string;
readonly "speed": string;
readonly "times": (factor: string | number) => string;
readonly "previousGoal": string;
readonly "nextGoal": string;
readonly "toLive": string;
readonly "toResult": string;
readonly "toNow": string;
readonly "inPlay": (n: number) => string;
readonly "problems": {
readonly "unreadable": string;
readonly "early": string;
readonly "late": string;
readonly "future": string;
};
readonly "approximate": string;
readonly "notThen": string;
readonly "unplayed": string;
readonly "noMatches": string;
readonly "tableAt": (table: string | number, time: string | number) => string;
readonly "noTable": string;
};
};
readonly "search": {
readonly "search": {
readonly "box": string;
readonly "placeholder": string;
readonly "close": string;
readonly "title": (text: string | number) => string;
readonly "found": string;
readonly "kinds": {
readonly "team": string;
readonly "league": string;
readonly "player": string;
readonly "match": string;
readonly "country": string;
readonly "continent": string;
readonly "tv": string;
};
readonly "one": {
readonly "team": string;
readonly "league": string;
readonly "player": string;
readonly "match": string;
readonly "country": string;
readonly "continent": string;
readonly "tv": string;
};
readonly "live": string;
readonly "recent": string;
readonly "forget": string;
readonly "following": string;
readonly "all": (text: string | number) => string;
readonly "more": (n: number) => string;
readonly "results": (n: number) => string;
readonly "none": (text: string | number) => string;
readonly "noneHint": string;
readonly "nearly": (text: string | number) => string;
readonly "short": string;
readonly "hint": string;
readonly "searching": string;
readonly "also": string;
readonly "similar": string;
readonly "clubs": string;
readonly "limited": string;
readonly "trouble": string;
readonly "ways": string;
readonly "vidiprinter": string;
readonly "desk": string;
readonly "competitions": string;
readonly "about": string;
};
};
readonly "settings": {
readonly "settings": {
readonly "close": string;
readonly "reset": string;
readonly "theme": string;
readonly "themes": {
readonly "system": string;
readonly "light": string;
readonly "dark": string;
readonly "contrast": string;
};
readonly "hours": string;
readonly "zone": string;
readonly "deviceZone": (zone: string | number) => string;
readonly "otherZones": string;
readonly "country": string;
readonly "countryNote": string;
readonly "tvCountries": string;
readonly "channels": string;
readonly "addCountry": string;
readonly "removeCountry": (country: string | number) => string;
readonly "zoneCountry": (country: string | null) => string;
readonly "extras": string;
readonly "extra": {
readonly "tv": string;
readonly "odds": string;
};
readonly "odds": string;
readonly "oddsInBar": string;
readonly "hideOdds": string;
readonly "hideOddsNote": string;
readonly "announce": string;
readonly "announceScopes": {
readonly "followed": string;
readonly "page": string;
readonly "all": string;
readonly "off": string;
};
readonly "announceNote": string;
readonly "alerts": string;
readonly "delay": string;
readonly "language": string;
readonly "transfer": string;
readonly "about": string;
};
};
readonly "share-feeds": {
readonly "shareFeeds": {
readonly "close": string;
readonly "link": string;
readonly "feeds": string;
readonly "spoilers": string;
readonly "formats": {
readonly "competition": {
readonly "ics": string;
readonly "csv": string;
readonly "json": string;
readonly "rss": string;
};
readonly "team": {
readonly "ics": string;
readonly "rss": string;
};
readonly "channel": {
readonly "ics": string;
};
readonly "match": {
readonly "ics": string;
readonly "json": string;
};
};
};
};
readonly "share": {
readonly "share": {
readonly "share": string;
readonly "copied": string;
readonly "failed": string;
};
};
readonly "shield-settings": {
readonly "shields": {
readonly "title": string;
readonly "note": string;
readonly "subject": string;
readonly "everything": string;
readonly "others": string;
readonly "until": string;
readonly "ends": {
readonly "never": string;
readonly "tonight": string;
readonly "morning": string;
readonly "other": string;
};
readonly "time": string;
readonly "add": string;
readonly "current": (name: string | number, end: string | number) => string;
readonly "remove": (name: string | number) => string;
readonly "removeAll": string;
};
};
readonly "shield": {
readonly "shield": {
readonly "hidden": string;
readonly "reveal": string;
readonly "revealMatch": (match: string | number) => string;
};
};
readonly "shoot-out": {
readonly "shootOut": {
readonly "scored": string;
readonly "missed": string;
readonly "side": (team: string | number, kicks: string | number) => string;
readonly "kicks": (kicks: string | number) => string;
readonly "penalties": (score: string | number, sides: string | number) => string;
readonly "next": (team: string | number) => string;
readonly "noneOf": string;
readonly "none": string;
};
};
readonly "sidebar": {
readonly "sidebar": {
readonly "competitions": string;
readonly "nothingFollowed": string;
};
};
readonly "standings": {
readonly "standings": {
readonly "asItStands": string;
readonly "table": string;
readonly "fullTable": string;
readonly "gap": string;
readonly "moves": string;
readonly "noTable": string;
readonly "view": string;
readonly "views": {
readonly "overall": string;
readonly "home": string;
readonly "away": string;
};
readonly "which": string;
readonly "columns": {
readonly "position": {
readonly "short": string;
readonly "long": string;
};
readonly "team": {
readonly "short": string;
readonly "long": string;
};
readonly "games_played": {
readonly "short": string;
readonly "long": string;
};
readonly "won": {
readonly "short": string;
readonly "long": string;
};
readonly "draw": {
readonly "short": string;
readonly "long": string;
};
readonly "lost": {
readonly "short": string;
readonly "long": string;
};
readonly "goals_scored": {
readonly "short": string;
readonly "long": string;
};
readonly "goals_against": {
readonly "short": string;
readonly "long": string;
};
readonly "goals_diff": {
readonly "short": string;
readonly "long": string;
};
readonly "points": {
readonly "short": string;
readonly "long": string;
};
readonly "form": {
readonly "short": string;
readonly "long": string;
};
readonly "next": {
readonly "short": string;
readonly "long": string;
};
};
readonly "at": {
readonly "home": {
readonly "short": string;
readonly "long": string;
};
readonly "away": {
readonly "short": string;
readonly "long": string;
};
};
readonly "yours": string;
readonly "jump": string;
readonly "letters": {
readonly "W": {
readonly "short": string;
readonly "long": string;
};
readonly "D": {
readonly "short": string;
readonly "long": string;
};
readonly "L": {
readonly "short": string;
readonly "long": string;
};
};
readonly "up": (places: number) => string;
readonly "down": (places: number) => string;
readonly "zones": string;
readonly "halved": string;
readonly "order": (criteria: string | number) => string;
readonly "followed": string;
readonly "criteria": {
readonly "points": string;
readonly "rounded": string;
readonly "play-off": string;
readonly "meetings": string;
readonly "wins": string;
readonly "difference": string;
readonly "scored": string;
readonly "away-wins": string;
readonly "away-goals": string;
readonly "cards": string;
readonly "ranking": string;
readonly "lots": string;
};
readonly "nobodyLevel": string;
readonly "above": (upper: string | number, lower: string | number, why: string | number) => string;
readonly "untold": string;
readonly "because": {
readonly "points": string;
readonly "rounded": string;
readonly "play-off": string;
readonly "meetings": string;
readonly "wins": string;
readonly "difference": string;
readonly "scored": string;
readonly "away-wins": string;
readonly "away-goals": string;
readonly "cards": string;
readonly "ranking": string;
readonly "lots": string;
};
readonly "zoneNames": {
readonly "promotion": string;
readonly "relegation": string;
readonly "relegation-play-offs": string;
};
readonly "zoneSigns": {
readonly "promotion": string;
readonly "relegation": string;
};
readonly "deducted": (team: string | number, n: number) => string;
readonly "added": (team: string | number, n: number) => string;
readonly "compared": (reason: string | number, upper: string | number, lower: string | number) => string;
};
};
readonly "statistics": {
readonly "statistics": {
readonly "season": string;
readonly "matches": string;
readonly "of": (all: number) => string;
readonly "perMatch": string;
readonly "goals": (n: number) => string;
readonly "cleanSheets": string;
readonly "bothScored": string;
readonly "manyGoals": string;
readonly "cards": string;
readonly "yellowAndRed": (yellow: number, red: number) => string;
readonly "results": string;
readonly "homeWins": string;
readonly "draws": string;
readonly "awayWins": string;
readonly "minutes": string;
readonly "teams": string;
readonly "noTeams": string;
readonly "columns": {
readonly "matches": {
readonly "short": string;
readonly "long": string;
};
readonly "scored": {
readonly "short": string;
readonly "long": string;
};
readonly "scoredPerMatch": {
readonly "short": string;
readonly "long": string;
};
readonly "conceded": {
readonly "short": string;
readonly "long": string;
};
readonly "concededPerMatch": {
readonly "short": string;
readonly "long": string;
};
readonly "cleanSheets": {
readonly "short": string;
readonly "long": string;
};
readonly "goalless": {
readonly "short": string;
readonly "long": string;
};
readonly "bothScored": {
readonly "short": string;
readonly "long": string;
};
readonly "manyGoals": {
readonly "short": string;
readonly "long": string;
};
};
readonly "players": {
readonly "home": {
readonly "short": string;
readonly "long": string;
};
readonly "away": {
readonly "short": string;
readonly "long": string;
};
readonly "minutesPerGoal": {
readonly "short": string;
readonly "long": string;
};
readonly "minutesPerAssist": {
readonly "short": string;
readonly "long": string;
};
};
};
};
readonly "status-walls": {
readonly "statusWalls": {
readonly "title": string;
readonly "none": string;
readonly "silent": (duration: string | number) => string;
readonly "version": string;
readonly "uptime": string;
readonly "heap": string;
readonly "megabytes": (n: string | number) => string;
readonly "lastPoll": string;
readonly "ago": (duration: string | number) => string;
readonly "remotes": string;
readonly "address": string;
readonly "hidden": (n: number) => string;
readonly "code": string;
readonly "reload": string;
readonly "program": string;
readonly "remove": string;
readonly "removeQuestion": string;
readonly "removeNow": string;
readonly "removed": string;
readonly "guessed": string;
readonly "programLabel": string;
readonly "programHint": string;
readonly "send": string;
readonly "cancel": string;
readonly "openRemote": string;
readonly "done": {
readonly "code": string;
readonly "reload": string;
readonly "program": string;
};
readonly "noWall": string;
readonly "long": string;
readonly "failed": string;
};
};
readonly "status": {
readonly "status": {
readonly "title": string;
readonly "states": {
readonly "up": {
readonly "title": string;
readonly "text": string;
};
readonly "stale": {
readonly "title": string;
readonly "text": string;
};
readonly "down": {
readonly "title": string;
readonly "text": string;
};
readonly "unreachable": {
readonly "title": string;
readonly "text": string;
};
};
readonly "since": (time: string | number, duration: string | number) => string;
readonly "lastFailure": string;
readonly "noFailure": string;
readonly "failure": (what: string | number, where: string | number) => string;
readonly "ago": (duration: string | number) => string;
readonly "reasons": {
readonly "absent": string;
readonly "body": string;
readonly "breaker": string;
readonly "busy": string;
readonly "certificate": string;
readonly "client_limit": string;
readonly "connection": string;
readonly "credentials": string;
readonly "defect": string;
readonly "dns": string;
readonly "limit": string;
readonly "no_route": string;
readonly "plan": string;
readonly "redirect": string;
readonly "request": string;
readonly "server": string;
readonly "status": string;
readonly "timeout": string;
readonly "other": string;
};
readonly "uptime": string;
readonly "account": string;
readonly "ofLimit": (n: number) => string;
readonly "used": (percent: string | number) => string;
readonly "resets": (time: string | number, duration: string | number) => string;
readonly "resetsNow": string;
readonly "resetsUnknown": string;
readonly "versions": string;
readonly "gate": string;
readonly "gates": {
readonly "open": {
readonly "title": string;
readonly "text": string;
};
readonly "unavailable": {
readonly "title": string;
readonly "text": string;
};
readonly "credentials": {
readonly "title": string;
readonly "text": string;
};
readonly "limit": {
readonly "title": string;
readonly "text": string;
};
readonly "doubt": {
readonly "title": string;
readonly "text": string;
};
readonly "allowance": {
readonly "title": string;
readonly "text": string;
};
};
readonly "nextCall": (time: string | number) => string;
readonly "lacks": string;
readonly "news": {
readonly "title": string;
readonly "push": string;
readonly "topics": string;
readonly "subscriptions": string;
readonly "webhooks": string;
readonly "on": string;
readonly "elsewhere": string;
readonly "obstacles": {
readonly "off": string;
readonly "state": string;
readonly "fleet": string;
readonly "allowance": string;
readonly "subject": string;
readonly "keys": string;
readonly "ntfy": string;
};
readonly "cost": (n: number) => string;
};
readonly "store": string;
readonly "storeStates": {
readonly "up": {
readonly "title": string;
readonly "text": string;
};
readonly "away": {
readonly "title": string;
readonly "text": string;
};
};
readonly "ages": string;
readonly "agesHint": string;
readonly "noAges": string;
readonly "data": string;
readonly "age": string;
readonly "calls": string;
readonly "noCalls": string;
readonly "route": string;
readonly "key": string;
readonly "keyHint": string;
readonly "showMore": string;
readonly "forget": string;
readonly "buildWall": string;
readonly "buildEmbed": string;
readonly "desk": string;
readonly "wrongKey": string;
readonly "tooManyKeys": string;
readonly "operations": {
readonly "livescores?t=live": string;
readonly "livescores?t=today": string;
readonly "livescores?t=tomorrow": string;
readonly "livescores?t=yesterday": string;
readonly "fixtures?t=schedule": string;
readonly "fixtures?t=season": string;
readonly "fixtures?t=round": string;
readonly "fixtures?t=sort": string;
readonly "fixtures?t=last_next": string;
readonly "fixtures?t=info": string;
readonly "fixtures?t=match_events": string;
readonly "fixtures?t=match_lineups": string;
readonly "fixtures?t=match_bench": string;
readonly "fixtures?t=match_comments": string;
readonly "fixtures?t=match_sidelined": string;
readonly "fixtures?t=match_odds": string;
readonly "fixtures?t=match_oddsinplay": string;
readonly "fixtures?t=match_odds_info": string;
readonly "leagues?t=list": string;
readonly "leagues?t=info": string;
readonly "leagues?t=standings": string;
readonly "leagues?t=standings_live": string;
readonly "leagues?t=cup_draw": string;
readonly "teams?t=info": string;
readonly "teams?t=squad": string;
readonly "teams?t=transfers": string;
readonly "broadcast?t=schedule": string;
readonly "broadcast?t=match_tvs": string;
};
readonly "routes": {
readonly "livescores": string;
readonly "fixtures": string;
readonly "leagues": string;
readonly "teams": string;
readonly "players": string;
readonly "coaches": string;
readonly "referees": string;
readonly "venues": string;
readonly "continents": string;
readonly "countries": string;
readonly "seasons": string;
readonly "search": string;
readonly "h2h": string;
readonly "leaders": string;
readonly "stats": string;
readonly "bookmakers": string;
readonly "markets": string;
readonly "broadcast": string;
readonly "media": string;
readonly "stages": string;
readonly "groups": string;
readonly "rounds": string;
};
};
};
readonly "team": {
readonly "team": {
readonly "notFound": string;
readonly "label": string;
readonly "title": (name: string | number, tab: string | number) => string;
readonly "tabs": {
readonly "overview": string;
readonly "fixtures": string;
readonly "results": string;
readonly "table": string;
readonly "squad": string;
};
readonly "missing": {
readonly "fixtures": string;
readonly "results": string;
readonly "table": string;
readonly "squad": string;
};
readonly "founded": string;
readonly "competitions": string;
readonly "place": (n: number) => string;
readonly "kit": string;
readonly "kits": {
readonly "home": string;
readonly "away": string;
readonly "third": string;
readonly "goalkeeper": string;
};
readonly "squad": string;
readonly "players": (n: number) => string;
readonly "meanAge": (years: string | number) => string;
readonly "number": string;
readonly "player": string;
readonly "age": string;
readonly "height": string;
readonly "assists": string;
readonly "lines": {
readonly "G": string;
readonly "D": string;
readonly "M": string;
readonly "F": string;
};
readonly "noLine": string;
readonly "captain": string;
readonly "captainSign": string;
readonly "injuries": string;
readonly "suspension": string;
readonly "back": (day: string | number) => string;
readonly "now": string;
readonly "next": string;
readonly "last": string;
readonly "allFixtures": string;
readonly "allResults": string;
readonly "noMatches": string;
readonly "transfers": string;
readonly "arrivals": string;
readonly "departures": string;
readonly "noArrivals": string;
readonly "noDepartures": string;
readonly "transferKinds": {
readonly "Buy": string;
readonly "Sell": string;
readonly "Loan": string;
};
readonly "noClub": string;
readonly "trophies": string;
readonly "venueAndCoach": string;
readonly "venue": string;
readonly "capacity": string;
readonly "coach": string;
};
};
readonly "teleprinter": {
readonly "teleprinter": {
readonly "labels": {
readonly "goal": string;
readonly "ruled-out": string;
readonly "red": string;
readonly "penalty-missed": string;
readonly "kick-scored": string;
readonly "kick-missed": string;
readonly "ruling": string;
readonly "kick-off": string;
readonly "half-time": string;
readonly "ninety": string;
readonly "extra-time": string;
readonly "full-time": string;
readonly "after-extra-time": string;
readonly "after-penalties": string;
readonly "awarded": string;
readonly "abandoned": string;
};
readonly "numerals": readonly [string, string, string, string, string, string, string, string, string];
readonly "goals": (n: number) => string;
readonly "corrections": {
readonly "red": string;
readonly "other": string;
};
};
};
readonly "transfer": {
readonly "transfer": {
readonly "title": string;
readonly "close": string;
readonly "note": string;
readonly "export": string;
readonly "save": string;
readonly "showCode": string;
readonly "hideCode": string;
readonly "codeNote": string;
readonly "codeAlt": string;
readonly "link": string;
readonly "copy": string;
readonly "copied": string;
readonly "tooLong": string;
readonly "unreachable": (host: string | number) => string;
readonly "import": string;
readonly "choose": string;
readonly "refusals": {
readonly "large": string;
readonly "unreadable": {
readonly "file": string;
readonly "link": string;
};
readonly "foreign": string;
readonly "newer": string;
readonly "empty": string;
};
readonly "reading": string;
readonly "question": string;
readonly "modes": {
readonly "add": string;
readonly "replace": string;
};
readonly "modeNotes": {
readonly "add": string;
readonly "replace": string;
};
readonly "changes": string;
readonly "follow": (n: number) => string;
readonly "unfollow": (n: number) => string;
readonly "more": (n: number) => string;
readonly "reordered": string;
readonly "before": (value: string | number) => string;
readonly "changed": string;
readonly "none": string;
readonly "partial": string;
readonly "cancel": string;
readonly "done": string;
readonly "undo": string;
readonly "undone": string;
readonly "names": {
readonly "favourites": string;
readonly "pins": string;
readonly "by": string;
readonly "theme": string;
readonly "lang": string;
readonly "hours": string;
readonly "zone": string;
readonly "country": string;
readonly "channels": string;
readonly "extras": string;
readonly "prices": string;
readonly "odds": string;
readonly "bar": string;
readonly "books": string;
readonly "keys": string;
readonly "folds": string;
readonly "recent": string;
readonly "announce": string;
readonly "alerts": string;
readonly "bellNames": string;
readonly "shields": string;
readonly "reveals": string;
};
readonly "automatic": string;
readonly "nothing": string;
readonly "on": string;
readonly "off": string;
readonly "orders": {
readonly "competition": string;
readonly "time": string;
};
readonly "prices": {
readonly "shown": string;
readonly "hidden": string;
};
readonly "extras": {
readonly "tv": string;
readonly "odds": string;
};
readonly "formats": {
readonly "decimal": string;
readonly "fractional": string;
readonly "american": string;
};
};
};
readonly "trouble": {
readonly "unavailable": string;
readonly "trouble": {
readonly "offline": string;
readonly "unreachable": string;
readonly "timeout": string;
readonly "service": string;
readonly "limit": string;
readonly "limitHour": string;
readonly "limitDay": string;
readonly "allowanceHour": string;
readonly "allowanceDay": string;
readonly "plan": string;
readonly "busy": string;
readonly "refused": string;
readonly "loading": string;
readonly "other": string;
};
readonly "missing": {
readonly "all": string;
readonly "before": (time: string | number) => string;
readonly "from": (time: string | number) => string;
readonly "between": (from: string | number, to: string | number) => string;
readonly "retry": string;
};
readonly "dismiss": string;
readonly "old": {
readonly "from": (time: string | number) => string;
readonly "updated": (age: string | number) => string;
readonly "paused": (time: string | number) => string;
readonly "justUpdated": string;
};
};
readonly "tv": {
readonly "tv": {
readonly "title": string;
readonly "notHere": (country: string | number) => string;
readonly "myChannels": string;
readonly "offer": string;
readonly "chooseChannels": string;
readonly "noOffer": string;
readonly "tonight": string;
readonly "onlyMine": string;
readonly "emptyMine": string;
readonly "emptyMineDay": string;
readonly "allChannelsAgain": string;
readonly "notOnMine": string;
readonly "notOnMineInRow": string;
readonly "onMine": string;
readonly "elsewhere": (countries: string | number) => string;
readonly "findChannel": string;
readonly "noChannel": string;
readonly "count": (channels: number, countries: number) => string;
readonly "countryUnknown": string;
readonly "stream": string;
readonly "ahead": string;
readonly "nothingAhead": string;
readonly "day": (day: string | number) => string;
readonly "heading": (day: string | number) => string;
readonly "views": string;
readonly "byTime": string;
readonly "byChannel": string;
readonly "onNow": string;
readonly "nothingOn": string;
readonly "laterToday": string;
readonly "earlierToday": string;
readonly "stillToCome": string;
readonly "over": string;
readonly "all": (n: number) => string;
readonly "fewer": string;
readonly "beyond": (channels: string | number, countries: number) => string;
readonly "allChannels": (n: number) => string;
readonly "hidden": (n: number, countries: string | number) => string;
readonly "showHidden": string;
readonly "hideHidden": string;
readonly "withFootball": (n: number) => string;
readonly "moreCountries": (countries: number, channels: number) => string;
readonly "nothingHere": string;
readonly "notIncluded": string;
readonly "emptyDay": string;
readonly "emptyHere": (countries: string | number) => string;
readonly "noCountry": string;
readonly "allCompetitions": string;
readonly "notFound": string;
};
};
readonly "venues": {
readonly "venues": {
readonly "none": string;
readonly "capacity": (seats: string | number) => string;
readonly "unknown": string;
};
};
readonly "vidiprinter": {
readonly "vidiprinter": {
readonly "title": string;
readonly "intro": string;
readonly "log": string;
readonly "kinds": string;
readonly "all": string;
readonly "kind": {
readonly "goals": string;
readonly "reds": string;
readonly "penalties": string;
readonly "rulings": string;
readonly "kick-offs": string;
readonly "half-times": string;
readonly "full-times": string;
};
readonly "competitions": string;
readonly "chosen": (n: number) => string;
readonly "copy": string;
readonly "copied": string;
readonly "notCopied": string;
readonly "refused": (values: string | number) => string;
readonly "filteredOut": string;
readonly "showAll": string;
readonly "none": string;
readonly "noneToday": string;
readonly "next": (time: string | number) => string;
readonly "fixtures": string;
readonly "waiting": string;
};
};
readonly "wall-address": {
readonly "wallAddress": {
readonly "unknown": (name: string | number, hint: string | null) => string;
readonly "repeated": (name: string | number) => string;
readonly "empty": (name: string | number) => string;
readonly "many": (name: string | number, count: string | number, max: number) => string;
readonly "half": {
readonly "from": string;
readonly "until": string;
};
readonly "same": (time: string | number) => string;
readonly "odds": string;
readonly "invalid": {
readonly "follow": (value: string | number) => string;
readonly "views": (value: string | number, hint: string | number) => string;
readonly "every": (value: string | number) => string;
readonly "leagues": (value: string | number) => string;
readonly "countries": (value: string | number) => string;
readonly "zone": (value: string | number) => string;
readonly "zones": (value: string | number) => string;
readonly "lang": (value: string | number, hint: string | number) => string;
readonly "theme": (value: string | number, hint: string | number) => string;
readonly "density": (value: string | number, hint: string | number) => string;
readonly "odds": (value: string | number) => string;
readonly "odds_format": (value: string | number, hint: string | number) => string;
readonly "sound": (value: string | number) => string;
readonly "delay": (value: string | number) => string;
readonly "from": (value: string | number) => string;
readonly "until": (value: string | number) => string;
readonly "rollover": (value: string | number) => string;
readonly "name": (value: string | number) => string;
};
readonly "or": (first: string | number, last: string | number) => string;
};
};
readonly "wall-clock": {
readonly "wallClock": {
readonly "title": (city: string | number) => string;
readonly "next": string;
readonly "nextMatch": (time: string | number, home: string | number, away: string | number) => string;
readonly "others": (count: number) => string;
readonly "inPlay": (count: number) => string;
};
};
readonly "wall-health": {
readonly "wallHealth": {
readonly "asOf": (time: string | number) => string;
readonly "old": string;
readonly "age": (time: string | number) => string;
readonly "nextTry": (seconds: number) => string;
readonly "trying": string;
readonly "waiting": string;
readonly "causes": {
readonly "loading": {
readonly "title": string;
readonly "note": string;
};
readonly "offline": {
readonly "title": string;
readonly "note": string;
};
readonly "unreachable": {
readonly "title": string;
readonly "note": string;
};
readonly "timeout": {
readonly "title": string;
readonly "note": string;
};
readonly "service": {
readonly "title": string;
readonly "note": string;
};
readonly "limit": {
readonly "title": string;
readonly "note": string;
};
readonly "limitHour": {
readonly "title": string;
readonly "note": string;
};
readonly "limitDay": {
readonly "title": string;
readonly "note": string;
};
readonly "allowanceHour": {
readonly "title": string;
readonly "note": string;
};
readonly "allowanceDay": {
readonly "title": string;
readonly "note": string;
};
readonly "plan": {
readonly "title": string;
readonly "note": string;
};
readonly "busy": {
readonly "title": string;
readonly "note": string;
};
readonly "refused": {
readonly "title": string;
readonly "note": string;
};
readonly "other": {
readonly "title": string;
readonly "note": string;
};
};
readonly "broken": string;
readonly "restart": string;
readonly "sleep": {
readonly "refused": string;
readonly "insecure": string;
};
};
};
readonly "wall-match": {
readonly "wallMatch": {
readonly "kickOff": string;
readonly "lastMatches": string;
readonly "watch": string;
readonly "notShown": (countries: string | number) => string;
};
};
readonly "wall-menu": {
readonly "wallMenu": {
readonly "title": string;
readonly "hint": string;
readonly "page": string;
readonly "pageOf": (page: string | number, pages: string | number) => string;
readonly "pause": string;
readonly "resume": string;
readonly "pin": string;
readonly "unpin": string;
readonly "hide": string;
readonly "unhide": (n: number) => string;
readonly "brightness": string;
readonly "percent": (percent: string | number) => string;
readonly "night": string;
readonly "sound": string;
readonly "off": string;
readonly "odds": string;
readonly "on": string;
readonly "freeze": string;
readonly "unfreeze": string;
readonly "code": string;
readonly "reload": string;
readonly "close": string;
readonly "remote": string;
readonly "steps": string;
readonly "qr": (address: string | number) => string;
readonly "codeLabel": (code: string | number) => string;
readonly "left": (time: string | number) => string;
readonly "codeRequested": string;
readonly "codeFailed": string;
readonly "guessed": string;
readonly "removed": string;
readonly "frozen": (time: string | number) => string;
readonly "frozenNote": string;
};
};
readonly "wall-odds": {
readonly "wallOdds": {
readonly "title": string;
readonly "versus": (home: string | number, away: string | number) => string;
readonly "aged": string;
};
};
readonly "wall-scores": {
readonly "wallScores": {
readonly "penalty": string;
readonly "ownGoal": string;
readonly "players": (own: string | number, other: string | number) => string;
readonly "versus": string;
readonly "unknownTime": string;
readonly "off": string;
readonly "tomorrow": string;
readonly "yesterday": string;
readonly "nothingOn": string;
readonly "nothingSoon": string;
readonly "nothingToday": string;
readonly "nextKickOffs": string;
readonly "lastResults": string;
readonly "numbered": (n: number) => string;
readonly "soundBlocked": string;
};
};
readonly "wall-table": {
readonly "wallTable": {
readonly "asItStands": string;
readonly "asItStandsAt": (time: string | number) => string;
readonly "table": string;
readonly "now": string;
readonly "zone": (places: string | number, name: string | number) => string;
readonly "places": (first: string | number, last: string | number) => string;
};
};
readonly "wall-tv": {
readonly "wallTv": {
readonly "title": (countries: string | number) => string;
readonly "titleAnywhere": string;
readonly "notShown": (countries: string | number) => string;
readonly "noCountry": (channels: number) => string;
readonly "versus": (home: string | number, away: string | number) => string;
};
};
readonly "wall": {
readonly "wall": {
readonly "views": {
readonly "board": string;
readonly "grid": string;
readonly "match": string;
readonly "best": string;
readonly "table": string;
readonly "next": string;
readonly "results": string;
readonly "tv": string;
readonly "vidiprinter": string;
readonly "odds": string;
readonly "clock": string;
};
readonly "toWatch": string;
readonly "matches": (n: number) => string;
readonly "page": (page: string | number, of: string | number) => string;
readonly "behind": (seconds: number) => string;
readonly "age": (time: string | number) => string;
};
};
readonly "what-if-mark": {
readonly "whatIfMark": {
readonly "title": string;
readonly "openTitle": string;
readonly "notReal": string;
readonly "moves": string;
};
};
readonly "what-if": {
readonly "whatIf": {
readonly "hint": string;
readonly "reset": string;
readonly "close": string;
readonly "add": (team: string | number) => string;
readonly "remove": (team: string | number) => string;
readonly "result": (home: string | number, score: string | number, away: string | number) => string;
readonly "unreadable": string;
readonly "leftOut": (n: number) => string;
readonly "none": string;
readonly "spoken": (results: string | number, changes: string | number) => string;
readonly "changes": string;
readonly "more": (n: number) => string;
readonly "unchanged": string;
readonly "above": (upper: string | number, place: number, lower: string | number, why: string | number) => string;
readonly "morePoints": (upper: number, lower: string | number) => string;
readonly "level": (n: number, why: string | number) => string;
readonly "inseparable": (n: number) => string;
readonly "to": (criterion: string | number, upper: string | number, lower: string | number) => string;
readonly "meetingGoals": (criterion: string | number, score: string | number) => string;
readonly "meetingPoints": (criterion: string | number, upper: number, lower: string | number) => string;
};
};
}

/** Those of all parts as one object. */
export type AllTexts = Parts["about"] & Parts["alerts"] & Parts["bracket"] & Parts["builders"] & Parts["calendar"] & Parts["catch-up-offer"] & Parts["catch-up"] & Parts["changes"] & Parts["comments"] & Parts["compare-link"] & Parts["compare"] & Parts["competition"] & Parts["console"] & Parts["curve"] & Parts["delay"] & Parts["desk"] & Parts["embed-address"] & Parts["embed-page"] & Parts["embed"] & Parts["fallback"] & Parts["filter"] & Parts["first-visit"] & Parts["first"] & Parts["follow"] & Parts["h2h"] & Parts["hide-scores"] & Parts["in-tab"] & Parts["keys"] & Parts["leaders"] & Parts["ledger"] & Parts["line-ups"] & Parts["match-cards"] & Parts["match-info"] & Parts["match-stats"] & Parts["match"] & Parts["media"] & Parts["my-channels"] & Parts["my"] & Parts["news"] & Parts["no-odds"] & Parts["not-found"] & Parts["notes"] & Parts["odds"] & Parts["play-back"] & Parts["pre-match"] & Parts["preview"] & Parts["price-waits"] & Parts["prices"] & Parts["profile"] & Parts["push"] & Parts["recovery"] & Parts["relation"] & Parts["remote"] & Parts["rewind-button"] & Parts["rewind"] & Parts["search"] & Parts["settings"] & Parts["share-feeds"] & Parts["share"] & Parts["shield-settings"] & Parts["shield"] & Parts["shoot-out"] & Parts["sidebar"] & Parts["standings"] & Parts["statistics"] & Parts["status-walls"] & Parts["status"] & Parts["team"] & Parts["teleprinter"] & Parts["transfer"] & Parts["trouble"] & Parts["tv"] & Parts["venues"] & Parts["vidiprinter"] & Parts["wall-address"] & Parts["wall-clock"] & Parts["wall-health"] & Parts["wall-match"] & Parts["wall-menu"] & Parts["wall-odds"] & Parts["wall-scores"] & Parts["wall-table"] & Parts["wall-tv"] & Parts["wall"] & Parts["what-if-mark"] & Parts["what-if"];

/** Languages that have a folder. */
export type Folder = "de" | "en";

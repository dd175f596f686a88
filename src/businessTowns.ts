/** The towns of the state by which messages are read: facts of the business in a file of their own, which the readers alone load. */

/** Towns and villages of the state farther away, which messages name without the state; none that is another word. */
export const townsAway =
  'Addison, Bridport, Cornwall, Goshen, Granville, Hancock, Leicester, Lincoln, Orwell, Panton, Ripton, Salisbury, Shoreham, Weybridge, Whiting, ' +
  'Arlington, Bennington, North Bennington, Dorset, East Dorset, Manchester, Manchester Center, Pownal, Readsboro, Rupert, Shaftsbury, Winhall, Bondville, ' +
  'Barnet, East Burke, West Burke, Danville, West Danville, Groton, Lyndon, Lyndonville, Hardwick, East Hardwick, Peacham, Ryegate, Sheffield, St. Johnsbury, Sutton, Waterford, Wheelock, ' +
  'Bloomfield, Canaan, Guildhall, Island Pond, Lunenburg, Belvidere, Elmore, Hyde Park, Wolcott, ' +
  'Bradford, Braintree, Brookfield, Corinth, East Corinth, Fairlee, West Fairlee, Newbury, East Randolph, Wells River, Strafford, Thetford, Post Mills, Topsham, Tunbridge, Vershire, Williamstown, ' +
  'Barton, Brownington, Coventry, Craftsbury, Craftsbury Common, Derby, Derby Line, Glover, Greensboro, Greensboro Bend, Irasburg, Newport, Newport Center, North Troy, Orleans, Westfield, Westmore, ' +
  'Bomoseen, Castleton, Clarendon, Danby, Fair Haven, Hubbardton, Killington, Mendon, Middletown Springs, Mount Holly, Pawlet, Pittsfield, Pittsford, Poultney, Proctor, Rutland, West Rutland, Shrewsbury, Sudbury, Tinmouth, Wallingford, ' +
  'Barre, East Barre, Berlin, Cabot, Calais, East Calais, Adamant, Websterville, East Montpelier, Fayston, Graniteville, Marshfield, Middlesex, Northfield, Plainfield, Roxbury, Waitsfield, Woodbury, Worcester, ' +
  'Bellows Falls, Brattleboro, West Brattleboro, Brookline, Dummerston, Grafton, Guilford, Londonderry, South Londonderry, Marlboro, Newfane, Putney, Rockingham, Saxtons River, Townshend, Wardsboro, Westminster, Whitingham, Wilmington, ' +
  'Barnard, Bethel, Bridgewater, Cavendish, Hartford, Hartland, Ludlow, Norwich, Pomfret, Quechee, Rochester, Royalton, South Royalton, Springfield, North Springfield, Perkinsville, Proctorsville, Ascutney, Stockbridge, Weathersfield, West Windsor, White River Junction, Wilder, Windsor, Woodstock';
/** Those that are first names too: towns behind a street, or behind `in`. */
export const townsLikeNames =
  'Brandon, Chelsea, Chester, Jay, Kirby, Morgan, Randolph, Sharon, Troy, Vernon, Warren';

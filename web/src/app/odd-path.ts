/** A path that is not ours, such as `/menu,`, `/menu%20`, `/menu&fbclid=x` and `/Pizza`. */
export const oddPath = /[^\w/-]$|&|%(26|.{0,2}$)|^\/[^/]*[A-Z]/;

/** A file with nothing to see, as its address tells; its poster stays. */
export const AUDIO = /\.(m4a|m4b|mp3|wav|aac|oga|opus|weba)($|[?#])/i

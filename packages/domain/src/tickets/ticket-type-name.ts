/**
 * The name of a ticket type without the title of its event, as beside that title; unchanged where it does not name the
 * event, or nothing else.
 *
 * @example
 * ticketTypeName('Floor, standing: Low Cloud', 'Low Cloud') // => 'Floor, standing'
 */
export const ticketTypeName = (title: string, event: string): string => title.split(`: ${event}`, 1)[0] || title

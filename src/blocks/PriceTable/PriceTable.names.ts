/** What ties the lists of prices to the field that narrows them. */
export const priceGroup = 'data-price-group'
export const printButton = 'data-print'
export const priceCounts = 'data-price-counts'
export const noPrices = 'data-no-prices'

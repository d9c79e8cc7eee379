select differences, extract(epoch from now() - at)::float8 as seconds
from billing_comparison order by at desc limit 1
